import { StyleSheet, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { sizes, weights } from './theme';
import { Text } from './text';

interface SectionProps {
  title: string;
  /** The section moves to the next page where so many points are not left on this one. */
  needs?: number;
  children: ReactNode;
}

/** A part of a document under its heading. */
export function Section({ title, needs = 80, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading} minPresenceAhead={needs}>
        {title}
      </Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { marginTop: 22 },
  heading: {
    marginBottom: 9,
    fontSize: sizes.heading,
    fontWeight: weights.bold,
    letterSpacing: -0.3,
    lineHeight: 1.2,
  },
});
