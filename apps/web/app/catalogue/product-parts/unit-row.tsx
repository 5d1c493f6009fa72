import type { Picture as StoredPicture } from '@shishir/contract';
import type { ReactNode } from 'react';
import { sitePath } from '../../platform/locale/site-path';
import { Card } from '../../platform/ui/card';
import cardStyles from '../../platform/ui/card.module.css';
import { Picture } from '../../platform/ui/picture';
import './unit-row.css';

interface UnitRowProps {
  href: string;
  title: string;
  picture: StoredPicture | null;
  sizes: string;
  children: ReactNode;
}

/**
 * A small picture beside a name and a text. Use it for a unit or a family in a list that the server renders: its link
 * works outside of the router.
 */
export const UnitRow = ({ href, title, picture, sizes, children }: UnitRowProps) => (
  <Card as="li" plain className="unit-row">
    <Picture picture={picture && { ...picture, alt: '' }} sizes={sizes} maxWidth={640} />
    <div>
      <h3>
        <a className={cardStyles.link} href={sitePath(href)}>
          {title}
        </a>
      </h3>
      {children}
    </div>
  </Card>
);
