import { StyleSheet } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { sizes, weights } from './theme';
import { Text } from './text';

interface SectionProps {
  title: string;
  /** Minimum space in points below the heading; otherwise the section moves to the next page. */
  needs?: number;
  children: ReactNode;
}

/**
 * A part of a document with its heading. The heading is a direct child of the page, because the renderer never moves
 * the first child of a box to the next page.
 */
export function Section({ title, needs = 80, children }: SectionProps) {
  return (
    <>
      <Text style={styles.heading} minPresenceAhead={needs}>
        {title}
      </Text>
      {children}
    </>
  );
}

const styles = StyleSheet.create({
  heading: {
    marginTop: 22,
    marginBottom: 9,
    fontSize: sizes.heading,
    fontWeight: weights.bold,
    letterSpacing: -0.3,
    lineHeight: 1.2,
  },
});
