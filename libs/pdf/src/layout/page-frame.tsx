import {
  Defs,
  Document,
  Image,
  LinearGradient,
  Page,
  Path,
  Stop,
  StyleSheet,
  Svg,
  View,
} from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PictureFile } from '../business-profile/business-profile';
import { fontFamilyOf } from './fonts';
import { TEXTS } from '../texts';
import { type Letterhead, letterheadLines } from './letterhead';
import { Text } from './text';
import { colors, page, sizes, weights } from './theme';

interface PageFrameProps {
  sender: Letterhead;
  title: string;
  /** Type of document: 'Business profile'. */
  subject: string;
  /** ISO text. */
  issuedAt: string;
  /** Name of the document instead of the address, from the second page on. */
  continued?: string;
  /** Source and state of the document; the page number is added. */
  footer: [source: string, state: string];
  /** Large pale text behind every page. */
  watermark?: string;
  children: ReactNode;
}

/**
 * A4 document with letterhead, footer and page numbers on every page. The content takes as many pages as it needs; parts
 * with `wrap={false}` are not split.
 */
export function PageFrame(props: PageFrameProps) {
  const { sender, title, subject, issuedAt, continued, footer, watermark, children } = props;
  const { name, logo, locale } = sender;
  const texts = TEXTS[locale].layout;
  const issued = new Date(issuedAt);
  const lines = letterheadLines(sender).join('\n');
  return (
    <Document
      title={title}
      author={name}
      subject={subject}
      creator={name}
      producer={name}
      language={locale}
      creationDate={issued}
      modificationDate={issued}
    >
      <Page size="A4" style={[styles.page, { fontFamily: fontFamilyOf(locale) }]}>
        {watermark && (
          <Text style={styles.watermark} fixed>
            {watermark}
          </Text>
        )}
        <View style={styles.head} fixed>
          <View style={styles.sender}>
            {logo ? <Logo logo={logo} /> : <Mark />}
            <Text style={styles.name}>{name}</Text>
          </View>
          <Text
            style={styles.lines}
            render={({ pageNumber }) => (pageNumber === 1 ? lines : (continued ?? lines))}
          />
        </View>
        <View style={styles.content}>{children}</View>
        <View style={styles.foot} fixed>
          <Text style={styles.footStart}>{footer[0]}</Text>
          <Text style={styles.footMiddle}>{footer[1]}</Text>
          <Text
            style={styles.footEnd}
            render={({ pageNumber, totalPages }) => texts.page(pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  );
}

const LOGO_HEIGHT = 26;
const LOGO_WIDTH = 120;

/** Keeps the aspect ratio and fits the height of the letterhead. */
function Logo({ logo }: { logo: PictureFile }) {
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width);
  return (
    <Image
      src={{ data: Buffer.from(logo.data), format: logo.format }}
      style={{ width: logo.width * scale, height: logo.height * scale }}
    />
  );
}

/** Drop that the site draws for a company without a logo. */
function Mark() {
  return (
    <Svg viewBox="0 0 30 36" style={{ width: 20, height: 24 }}>
      <Defs>
        <LinearGradient id="drop" x1="0" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor={colors['glacier-400']} />
          <Stop offset="1" stopColor={colors['glacier-600']} />
        </LinearGradient>
      </Defs>
      <Path d="M15 1C20 8.5 28 14 28 22.5a13 13 0 0 1-26 0C2 14 10 8.5 15 1z" fill="url('#drop')" />
      <Path d="M2.6 18.5h24.8M2.1 23.5h25.8M4.4 29h21.2" stroke={colors.white} strokeWidth={2.2} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  page: {
    paddingTop: 84,
    paddingBottom: 51,
    paddingHorizontal: page.margin,
    color: colors.ink,
    fontSize: sizes.text,
  },
  // Not set on the page, since the renderer would apply it to the page number twice.
  content: { flexGrow: 1, fontSize: sizes.text, lineHeight: 1.4 },
  head: {
    position: 'absolute',
    top: 31,
    left: page.margin,
    right: page.margin,
    height: 38,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    columnGap: 20,
    borderBottomWidth: 1.2,
    borderBottomColor: colors.ink,
  },
  sender: { flexDirection: 'row', alignItems: 'center', columnGap: 9, maxWidth: 260 },
  name: { fontSize: 13, fontWeight: weights.bold, letterSpacing: -0.2, lineHeight: 1.2 },
  // A text that is rendered for each page needs a width, and no line height.
  lines: {
    width: 235,
    textAlign: 'right',
    fontSize: sizes.small,
    color: colors['ink-2'],
  },
  foot: {
    position: 'absolute',
    left: page.margin,
    right: page.margin,
    bottom: 22,
    paddingTop: 7,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-300'],
    flexDirection: 'row',
    justifyContent: 'space-between',
    columnGap: 12,
    fontSize: 8,
    color: colors['ink-3'],
  },
  footStart: { width: 180, maxLines: 1, textOverflow: 'ellipsis' },
  footMiddle: { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: 'center' },
  footEnd: { width: 180, textAlign: 'right' },
  watermark: {
    position: 'absolute',
    top: 360,
    left: 90,
    width: 420,
    textAlign: 'center',
    fontSize: 120,
    fontWeight: weights.bold,
    color: colors['glacier-100'],
    transform: 'rotate(-30deg)',
  },
});
