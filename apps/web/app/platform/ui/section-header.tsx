import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../locale/language-of';
import { Icon } from './icon';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  title: string;
  link?: { to: string; text: string };
  children?: ReactNode;
}

/** Title of a section with a text and a link to the full list. Use it above cards, rows and tables. */
export function SectionHeader({ title, link, children }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 lang={languageOf(title)}>{title}</h2>
      {link && (
        <Link className="link" to={link.to}>
          {link.text} <Icon name="arrow" />
        </Link>
      )}
      {children && <p className="lead">{children}</p>}
    </div>
  );
}
