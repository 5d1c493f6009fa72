import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCartCount } from '../cart/cart-store';
import { Icon } from '../ui/icon';
import { useShell } from '../ui/page/shell-data';

/** Where a visitor goes from here, the likeliest first. */
export function NextSteps({ staff }: { staff: boolean }) {
  const { adminUrl } = useShell();
  const count = useCartCount();
  return (
    <ul className="ways">
      {staff && (
        <li>
          <a className="way" href={`${adminUrl}/dashboard`}>
            <WayText title="Staff dashboard">Catalogue, messages and accounts.</WayText>
          </a>
        </li>
      )}
      <li>
        <Link className="way" to="/products">
          <WayText title="Find your unit">Every model by category, capacity and price.</WayText>
        </Link>
      </li>
      <li>
        <Link className="way" to="/cart">
          <WayText title="Quotation cart">{cartText(count)}</WayText>
        </Link>
      </li>
      <li>
        <Link className="way" to="/contact-us">
          <WayText title="Contact sales">Ask about a unit, a price or a whole building.</WayText>
        </Link>
      </li>
    </ul>
  );
}

function WayText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span>
        <b>{title}</b>
        {children}
      </span>
      <Icon name="arrow" />
    </>
  );
}

function cartText(count: number): string {
  if (count === 0) return 'Collect units, then ask for one price for all of them.';
  return count === 1 ? 'One product is waiting in it.' : `${count} products are waiting in it.`;
}
