import { StyleSheet } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { sizes, weights } from './theme';
import { Text } from './text';

interface SectionProps {
  title: string;
  /** The section moves to the next page where so many points are not left on this one. */
  needs?: number;
  children: ReactNode;
}

/**
 * A part of a document under its heading. The heading is a child of the page itself: as the first one of a box it would
 * never move to the next page.
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
