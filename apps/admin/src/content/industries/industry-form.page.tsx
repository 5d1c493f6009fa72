import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { industries } from './industries';

/** Page of the form: without an id in the address it adds an industry. */
export default function IndustryFormPage() {
  const link = { wide: true, hint: industries.texts.linkHint };
  return <RecordFormScreen {...industries} inputs={() => ({ link })} />;
}
