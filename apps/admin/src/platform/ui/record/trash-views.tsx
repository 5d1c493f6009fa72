import { Link } from 'react-router-dom';
import { recordTexts } from './record.texts';
import './record.css';

const { label, all, trash } = recordTexts.views;

/** The links to the two views of a list: its records, and what was deleted in the last 30 days. */
export function TrashViews({ path, inTrash }: { path: string; inTrash: boolean }) {
  return (
    <nav aria-label={label} className="record-views">
      <Link to={path} aria-current={inTrash ? undefined : 'page'}>
        {all}
      </Link>
      <Link to={`${path}?trash=true`} aria-current={inTrash ? 'page' : undefined}>
        {trash}
      </Link>
    </nav>
  );
}
