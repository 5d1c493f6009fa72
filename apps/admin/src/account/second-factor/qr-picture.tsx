import type { SecondFactorSetup } from '@shishir/contract';
import { secondStepTexts } from './second-factor.texts';

/** The picture for the app: black on white in the dark scheme too, since cameras want it so. */
export function QrPicture({ qr }: { qr: SecondFactorSetup['qr'] }) {
  return (
    <svg
      className="qr"
      role="img"
      aria-label={secondStepTexts.picture}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
