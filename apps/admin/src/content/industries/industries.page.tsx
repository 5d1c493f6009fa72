import { RecordList } from '../../platform/ui/record/record-list';
import { industries } from './industries';

/** Industries have no view: a row opens its form. */
export default function IndustriesPage() {
  return <RecordList {...industries} />;
}
