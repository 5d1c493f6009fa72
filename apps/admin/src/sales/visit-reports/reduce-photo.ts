/** As large as the server keeps them. */
const LARGEST_SIDE = 1600;
const QUALITY = 0.8;
/** The largest file that the server reads. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Returns a photo as JPEG of at most 1600 pixels, turned as the camera held it, so that it is sent fast on a slow
 * connection. A file that the browser cannot decode stays as it is for the server; null if it is too large for that.
 */
export async function reducePhoto(file: File): Promise<Blob | null> {
  const asIs = file.size <= MAX_BYTES ? file : null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? asIs), 'image/jpeg', QUALITY),
    );
  } catch {
    return asIs;
  }
}
