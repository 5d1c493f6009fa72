import type { MediaItem, Picture } from '@shishir/contract';

/** Picture chosen from the media library instead of a file. */
export class LibraryPicture {
  readonly id: number;
  readonly name: string;
  readonly picture: Picture;

  constructor({ id, name, picture }: Pick<MediaItem, 'id' | 'name' | 'picture'>) {
    this.id = id;
    this.name = name;
    this.picture = picture;
  }
}

/** Value of a picture field: a file of the device, or a picture of the library. */
export type PictureChoice = File | LibraryPicture;
