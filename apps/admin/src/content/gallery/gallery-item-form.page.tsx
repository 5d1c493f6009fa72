import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { gallery } from './gallery';
import { galleryTexts as texts } from './gallery.texts';

/** Page of the form: without an id in the address it adds a gallery item. */
export default function GalleryItemFormPage() {
  return (
    <RecordFormScreen
      {...gallery}
      inputs={() => ({
        title: { wide: true },
        description: { placeholder: texts.descriptionHint },
        status: { note: texts.statusNote },
      })}
    />
  );
}
