import { Link } from 'react-router';
import { Icon } from '../ui/icon';

const EXAMPLES = ['1.5 ton', '18000 btu', '5 kw', 'cassette', 'wind-free'];

/** The field of the result page, and what may be typed into it. */
export function SearchHints({ q }: { q: string }) {
  return (
    <div className="find">
      <form className="find__form" action="/search" role="search" aria-label="On this page">
        <Icon name="search" />
        <input
          key={q}
          type="search"
          name="q"
          aria-label="Search products"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          placeholder="Capacity, model or kind of unit"
        />
        <button className="btn btn--main btn--s">Search</button>
      </form>
      <p className="find__try">
        Try
        {EXAMPLES.map((example) => (
          <Link key={example} className="chip" to={`/search?q=${encodeURIComponent(example)}`}>
            {example}
          </Link>
        ))}
      </p>
    </div>
  );
}
