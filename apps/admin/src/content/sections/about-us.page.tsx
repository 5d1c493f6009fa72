import { paths } from '../../platform/ui/page/paths';
import { RecordList } from '../../platform/ui/record/record-list';
import { OnSite } from './on-site';
import { sections } from './sections';

const { texts } = sections;

/** Sections of the public About page. */
export default function AboutUsPage() {
  return (
    <RecordList
      {...sections}
      texts={{ ...texts, listTitle: texts.values.page_key.about }}
      paths={{ ...sections.paths, list: paths.aboutUs }}
      only={{ page_key: 'about' }}
      tools={() => <OnSite page="about" />}
    />
  );
}
