import { useCompanyName } from './company.queries';

/** The title of the window: the page, then the company. */
export function PageTitle({ text }: { text: string }) {
  const company = useCompanyName();
  return <title>{company ? `${text} | ${company}` : text}</title>;
}
