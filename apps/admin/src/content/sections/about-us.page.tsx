import { RecordList } from '../../platform/ui/record/record-list';
import { OnSite } from './on-site';
import { pathsOf, sections } from './sections';

const { texts } = sections;

/** Sections of the public About page. */
export default function AboutUsPage() {
  return (
    <RecordList
      {...sections}
      texts={{ ...texts, listTitle: texts.values.page_key.about }}
      paths={pathsOf('about')}
      only={{ page_key: 'about' }}
      tools={() => <OnSite page="about" />}
    />
  );
}
