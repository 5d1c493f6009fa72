import type { Picture } from '@shishir/contract';
import { useEffect, useMemo } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { LibraryPicture, type PictureChoice } from '../../platform/ui/media/library-picture';
import { WidePicture } from '../../platform/ui/media/wide-picture';

interface Props {
  file: PictureChoice | null;
  picture: Picture | null;
}

/** Shows the chosen file, otherwise the saved picture. */
export function PostPicture({ file, picture }: Props) {
  const address = useMemo(() => (file instanceof File ? URL.createObjectURL(file) : null), [file]);
  const shown = file instanceof LibraryPicture ? file.picture : picture;
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  return (
    <WidePicture>
      {address ? (
        <img src={address} alt="" />
      ) : (
        <ProductPicture picture={shown ?? undefined} sizes="320px" />
      )}
    </WidePicture>
  );
}
