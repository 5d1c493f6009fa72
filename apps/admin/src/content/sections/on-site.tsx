import Button from '@mui/material/Button';
import { pathOfPage, type SectionedPage } from '@shishir/contract';
import { ExternalLinkIcon } from 'lucide-react';
import { publicAddress } from '../../platform/ui/page/public-address';
import { sections } from './sections';

/** Link to the page whose sections are listed. */
export function OnSite({ page }: { page: SectionedPage | undefined }) {
  const path = page && pathOfPage(page);
  if (!path) return null;
  return (
    <Button
      variant="outlined"
      href={publicAddress(window.location, path)}
      target="_blank"
      rel="noopener"
      startIcon={<ExternalLinkIcon />}
    >
      {sections.texts.onSite}
    </Button>
  );
}
