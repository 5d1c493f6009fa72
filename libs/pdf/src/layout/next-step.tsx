import { Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { QrCode } from './parts';
import { colors, sizes } from './theme';

interface NextStepProps {
  /** Code of the page that the text names; null for an address that is too long to be scanned. */
  qr: QrCode | null;
  children: ReactNode;
}

/** Box at the end of a document or before its tables of sources: what the reader can do, with a code for phones. */
export function NextStep({ qr, children }: NextStepProps) {
  return (
    <>
      <View style={styles.space} />
      <View style={styles.box} wrap={false}>
        <View style={styles.text}>{children}</View>
        {qr && (
          <Svg viewBox={`0 0 ${qr.size} ${qr.size}`} style={styles.code}>
            <Path d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} fill={colors.white} />
            <Path d={qr.path} fill={colors.ink} />
          </Svg>
        )}
      </View>
    </>
  );
}

const SIDE = 54;

const styles = StyleSheet.create({
  // Moves the box to the foot of the page.
  space: { flexGrow: 1, minHeight: 8 },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    columnGap: 16,
    paddingVertical: 10,
    paddingHorizontal: 12,
    borderRadius: 9,
    backgroundColor: colors['glacier-100'],
    fontSize: sizes.small,
    lineHeight: 1.35,
    color: colors['ink-2'],
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 0, rowGap: 2 },
  code: { width: SIDE, height: SIDE },
});
