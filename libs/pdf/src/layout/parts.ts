import type { SystemRows } from '@shishir/sizing';

/** A VRF system with the types of its units, such as '4-way cassette', and in some documents with the loads. */
export interface QuotedSystem {
  outdoor: SystemRows['outdoor'];
  rooms: (SystemRows['rooms'][number] & { kind: string; load?: string })[];
}

/** A figure that people look for first. */
export interface KeyFigure {
  name: string;
  value: string;
  unit: string;
  note: string | null;
}

/** A QR code: the side of its square in modules, with the light margin, and the dark modules as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}
