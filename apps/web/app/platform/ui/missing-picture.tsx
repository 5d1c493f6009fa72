import { uiTexts as texts } from './ui.texts';
import './missing-picture.css';

/** Outline of the logo. Use it for a record without a picture. */
export function MissingPicture({ alt }: { alt?: string }) {
  return (
    <div className="missing-picture" role="img" aria-label={alt || texts.noPicture}>
      <svg viewBox="0 0 30 36" fill="none" stroke="#64A8D4" strokeWidth="1.2" aria-hidden="true">
        <path d="M15 1C20 8.5 28 14 28 22.5a13 13 0 0 1-26 0C2 14 10 8.5 15 1zM2.6 18.5h24.8M2.1 23.5h25.8M4.4 29h21.2" />
      </svg>
    </div>
  );
}
