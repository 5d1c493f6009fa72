import { CeilingUnit } from './empty-state';

export interface FailedStateProps {
  heading: string;
  text: string;
  /** The address to load again, as a plain link: it works without JavaScript and after a broken render too. */
  retry: string;
  level?: 'h1' | 'h2' | 'h3';
}

/** What stands where something could not be loaded. */
export function FailedState({ heading, text, retry, level: Heading = 'h2' }: FailedStateProps) {
  return (
    <div className="state" role="alert">
      <CeilingUnit below="cross" />
      <Heading>{heading}</Heading>
      <p>{text}</p>
      <a className="btn btn--main" href={retry}>
        Try again
      </a>
    </div>
  );
}
