import type { CategoryKind } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { Link } from 'react-router';
import { Picture } from '../ui/picture';
import { SitePicture } from '../ui/site-picture';
import { capacityRange } from '../ui/capacity-range';
import { type CategorySummary, useShell } from '../ui/page/shell-data';
import './cassettes.css';

const DISPLAYED: CategoryKind[] = ['round_cassette', 'four_way_cassette', 'one_way_cassette'];

/** A photo of a lobby, and the three categories of cassettes. */
export function Cassettes() {
  const { categories } = useShell();
  const displayed = DISPLAYED.flatMap((kind) => categories.find((row) => row.kind === kind) ?? []);
  return (
    <section className="cass">
      <div className="cass__bg">
        <SitePicture
          name="lobby"
          width={1600}
          height={900}
          alt="A bright lobby, four cassettes flush with the ceiling"
          sizes="100vw"
        />
      </div>
      <div className="wrap">
        <div className="cass__in">
          <h2>Three cassettes, flat in the ceiling</h2>
          <p>Only the panel shows.</p>
        </div>
        <div className="cass__row">
          {displayed.map((category) => (
            <Link key={category.id} to={category.path}>
              <Picture picture={category.picture} sizes="132px" />
              <span>
                <b>{category.title}</b>
                <small className="num">{offerOf(category)}</small>
              </span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

/** '1.28 to 3.98 TR, from ৳61,500', as far as it is known. */
function offerOf(category: CategorySummary): string {
  const from = category.price_from === null ? null : `from ${formatTaka(category.price_from)}`;
  return [capacityRange(category), from].filter(Boolean).join(', ');
}
