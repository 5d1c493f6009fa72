import { StyleSheet } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colors, sizes, weights } from './theme';
import { Text } from './text';

interface SectionProps {
  title: string;
  /** Remark after the title, such as a unit. */
  note?: string;
  /** Minimum space in points below the heading; otherwise the section moves to the next page. */
  needs?: number;
  children: ReactNode;
}

/**
 * A part of a document with its heading. The heading is a direct child of the page, because the renderer never moves
 * the first child of a box to the next page.
 */
export function Section({ title, note, needs = 80, children }: SectionProps) {
  return (
    <>
      <Text style={styles.heading} minPresenceAhead={needs}>
        {title}
        {note && <Text style={styles.note}>{` ${note}`}</Text>}
      </Text>
      {children}
    </>
  );
}

const styles = StyleSheet.create({
  heading: {
    marginTop: 13,
    marginBottom: 5,
    fontSize: sizes.heading,
    fontWeight: weights.bold,
    letterSpacing: -0.1,
    lineHeight: 1.25,
  },
  note: { fontSize: sizes.text, fontWeight: weights.regular, color: colors['ink-3'] },
});
