import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LOCALES } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { publicAddress } from '../../platform/ui/page/public-address';
import { exportTexts as texts } from './product-imports.texts';

/** Downloads all pages of the products list under the given filters as a file. */
export function ExportMenu({ query }: { query: object }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.button}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': texts.label } }}
      >
        {EXPORT_FORMATS.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={exportAddress(format, query)}
            download
            onClick={close}
          >
            {texts[format]}
          </MenuItem>
        ))}
        {LOCALES.map((locale) => (
          <MenuItem
            key={locale}
            component="a"
            href={publicAddress(window.location, locale === 'bn' ? `/bn${FEED}` : FEED)}
            onClick={close}
          >
            {texts.feeds[locale]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Products with a price, for Google Merchant. */
const FEED = '/feeds/products.xml';

const EXPORT_FORMATS = ['csv', 'json'] as const;

/** Left out, since a file has no pages. */
const PAGES = ['page', 'pageSize'];

/** Download address of a list; includes hidden products unless the list excludes them. */
function exportAddress(format: (typeof EXPORT_FORMATS)[number], query: object): string {
  const given = Object.entries<unknown>({ ...query }).filter(
    ([name, value]) => value !== undefined && !PAGES.includes(name),
  );
  return apiPath('GET /api/v1/products/export', {
    query: { format, visibility: 'all', ...Object.fromEntries(given) },
  });
}
