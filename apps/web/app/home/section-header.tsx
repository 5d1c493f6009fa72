import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import './section-header.css';

interface SectionHeadProps {
  title: string;
  link?: { to: string; text: string };
  children?: ReactNode;
}

/** The heading of a section, what it is about, and the way to all of it. */
export function SectionHead({ title, link, children }: SectionHeadProps) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {link && (
        <Link className="link" to={link.to}>
          {link.text} <Icon name="arrow" />
        </Link>
      )}
      {children && <p>{children}</p>}
    </div>
  );
}
