const WIDTHS = [640, 960, 1280, 1600];

interface SitePictureProps {
  /** Its folder below `/images`. */
  name: string;
  /** Of the largest variant. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
}

/** A picture that belongs to the site itself: `/images/{name}/{width}.{avif|webp}`. */
export function SitePicture({ name, width, height, alt, sizes }: SitePictureProps) {
  const offered = (format: string) =>
    WIDTHS.filter((step) => step <= width)
      .map((step) => `/images/${name}/${step}.${format} ${step}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={offered('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={offered('webp')} sizes={sizes} />
      <img
        src={`/images/${name}/${width}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
