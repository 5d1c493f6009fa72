const WIDTHS = [640, 960, 1280, 1600];

/** Picture of the site itself, not of the media library. */
export interface SitePictureFile {
  /** Its folder below `/images`. */
  name: string;
  /** Width of the largest variant. */
  width: number;
  height: number;
  alt: string;
}

interface SitePictureProps extends SitePictureFile {
  sizes: string;
  /** True for pictures that are visible before scrolling. */
  eager?: boolean;
  className?: string;
}

/**
 * Picture in the best format and width: `/images/{name}/{width}.{avif|webp}`. Use it for pictures that belong to the
 * site itself.
 */
export function SitePicture(props: SitePictureProps) {
  const { name, width, height, alt, sizes, eager = false, className } = props;
  const offered = (format: string) =>
    WIDTHS.filter((step) => step <= width)
      .map((step) => `/images/${name}/${step}.${format} ${step}w`)
      .join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={offered('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={offered('webp')} sizes={sizes} />
      <img
        src={`/images/${name}/${width}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}
