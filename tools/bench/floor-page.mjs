import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const LINKS = ['Products', 'About us', 'Gallery', 'Contact', 'Sign in', 'Search'];

/**
 * Returns the smallest list page that React can render: title, links, cards, links again, and no data for hydration.
 */
export function listPage({ rows, total }) {
  const page = h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'Products'), h('meta', { name: 'viewport' })),
    h('body', null, h(Links), h('h1', null, `${total} products`), h(Cards, { rows }), h(Links)),
  );
  return `<!doctype html>${renderToString(page)}`;
}

const Links = () =>
  h(
    'nav',
    null,
    h(
      'ul',
      null,
      LINKS.map((name) => h('li', { key: name }, h('a', null, name))),
    ),
  );

const Cards = ({ rows }) =>
  h(
    'ul',
    { className: 'grid' },
    rows.map((row) => h(Card, { key: row.id, row })),
  );

function Card({ row }) {
  const widths = [320, 480, 640, 960];
  const files = (kind) =>
    widths.map((width) => `/storage/${row.image_1_key}/${width}.${kind} ${width}w`).join(', ');
  const price = row.offer_price ?? row.regular_price;
  return h(
    'li',
    { className: 'card' },
    h(
      'picture',
      null,
      h('source', { type: 'image/avif', srcSet: files('avif') }),
      h('img', { srcSet: files('webp'), alt: row.image_1_alt, width: 640, height: 480 }),
    ),
    h(
      'p',
      { className: 'card__capacity' },
      row.cooling_tr,
      ' TR ',
      h('small', null, row.cooling_kw, ' kW'),
    ),
    h('h3', null, h('a', { href: `/products/${row.id}` }, row.title)),
    h('p', { className: 'card__model' }, row.model),
    h('p', { className: 'price' }, '৳', String(price ?? 'on request')),
    h('button', { type: 'button' }, 'Add to enquiry'),
  );
}
