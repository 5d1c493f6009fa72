import type { HistorySubject, HistoryVersion } from '@shishir/contract';
import { DownloadIcon, RotateCcwClockIcon, UserRoundIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { initials } from '../../platform/theme/letter-avatar';
import { historyTexts as texts } from './history.texts';
import { summaryOf } from './value-text';

interface Props {
  subject: HistorySubject;
  versions: HistoryVersion[];
  /** The number of the version that is displayed beside the list. */
  chosen: number | null;
  addressOf: (version: HistoryVersion) => string;
  /** True on the first page: the newest version is the record of today. */
  fromNewest: boolean;
}

/** Versions by day, newest first: who, what in one line, and when. */
export function VersionList({ subject, versions, chosen, addressOf, fromNewest }: Props) {
  const days = new Map<string, HistoryVersion[]>();
  for (const version of versions) {
    const day = texts.day(version.at);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2>{day}</h2>
      <ul>
        {ofDay.map((version) => (
          <li key={version.number}>
            <Link
              to={addressOf(version)}
              className="version"
              aria-current={version.number === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <AuthorMark version={version} />
              <b>{authorOf(version)}</b>
              <time dateTime={version.at} className="num">
                {texts.clock(version.at)}
              </time>
              <p className="num">
                {summaryOf(subject, version)}
                <small>
                  {version.import?.file_name ??
                    (fromNewest && version === versions[0]
                      ? texts.now
                      : texts.number(version.number))}
                </small>
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function authorOf(version: HistoryVersion): string {
  if (version.import) return version.import.undone ? texts.importUndone : texts.import;
  return version.by?.name ?? (version.automatic ? texts.automatic : texts.deletedAccount);
}

/** Initials of a person, a sign for everything else. */
function AuthorMark({ version }: { version: HistoryVersion }) {
  const person = version.import ? null : version.by;
  return (
    <span
      className={person ? 'version__author' : 'version__author version__author--none'}
      aria-hidden
    >
      {person ? (
        initials(person.name)
      ) : version.import ? (
        <DownloadIcon />
      ) : version.automatic ? (
        <RotateCcwClockIcon />
      ) : (
        <UserRoundIcon />
      )}
    </span>
  );
}
