import Typography from '@mui/material/Typography';
import { createContext, Fragment, type Ref, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { useTitleCount } from './title-count';
import { useCompanyName } from './company.queries';

interface Crumb {
  title: string;
  path: string;
}

interface Props {
  /** Title of the window. */
  text: string;
  /** Heading, if it differs from the window title. */
  heading?: string;
  /** Pages between the dashboard and this one, such as the list of a form. */
  crumbs?: Crumb[];
  /** Receives focus after the focused element was removed. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Elements of the top bar for crumbs and heading of the page; null outside of the dashboard's layout. */
export const PageTitleSlots = createContext<{
  crumbs: HTMLElement | null;
  heading: HTMLElement | null;
}>({ crumbs: null, heading: null });

/** Sets the window title (the page, then the company) and renders the page heading in the top bar. */
export function PageTitle({ text, heading = text, crumbs = [], ref }: Props) {
  const company = useCompanyName();
  const slots = useContext(PageTitleSlots);
  const count = useTitleCount();
  const title = company ? `${text} | ${company}` : text;
  return (
    <>
      <title>{count > 0 ? `(${count}) ${title}` : title}</title>
      {slots.crumbs &&
        createPortal(
          crumbs.map(({ title, path }) => (
            <Fragment key={path}>
              <Link to={path}>{title}</Link>
              <span aria-hidden="true">/</span>
            </Fragment>
          )),
          slots.crumbs,
        )}
      {slots.heading &&
        createPortal(
          <Typography
            noWrap
            component="h1"
            variant="h3"
            ref={ref}
            tabIndex={-1}
            title={heading}
            sx={{
              fontSize: { xs: '1.0625rem', md: '1.125rem' },
              // Room for descenders.
              lineHeight: 1.3,
              '&:focus-visible': { outlineOffset: -1 },
            }}
          >
            {heading}
          </Typography>,
          slots.heading,
        )}
    </>
  );
}
