import {
  Defs,
  Document,
  Image,
  LinearGradient,
  Page,
  Path,
  Rect,
  Stop,
  StyleSheet,
  Svg,
  View,
} from '@react-pdf/renderer';
import { formatDate } from '@shishir/format';
import type { ReactNode } from 'react';
import type { PictureFile } from '../business-profile/business-profile';
import { fontFamily } from './fonts';
import { layoutTexts as texts } from './layout.texts';
import { colors, page, sizes, weights } from './theme';
import { Text } from './text';

/** Sender of the document, shown at the top of the first page. */
export interface Letterhead {
  name: string;
  logo: PictureFile | null;
  web: string | null;
}

interface PageFrameProps extends Letterhead {
  /** Type of document: 'Business profile'. */
  label: string;
  /** Subject for the title: 'AM028NN4DEH'. Defaults to the company. */
  about?: string;
  /** ISO text; the document shows its date in Dhaka. */
  issuedAt: string;
  children: ReactNode;
}

const AIR_HEIGHT = 300;

/**
 * A4 document with letterhead, footer and page numbers. The content takes as many pages as it needs; parts with
 * `wrap={false}` are not split.
 */
export function PageFrame(props: PageFrameProps) {
  const { name, logo, web, label, about = name, issuedAt, children } = props;
  const issued = new Date(issuedAt);
  return (
    <Document
      title={texts.documentTitle(label, about)}
      author={name}
      subject={label}
      creator={name}
      producer={name}
      language="en"
      creationDate={issued}
      modificationDate={issued}
    >
      <Page size="A4" style={styles.page}>
        <Air />
        <View style={styles.letterhead}>
          <Sender {...{ name, logo }} />
          <Text style={styles.label}>{label}</Text>
        </View>
        <View style={styles.content}>{children}</View>
        <View style={styles.footer} fixed>
          <Text style={styles.footerStart}>{web ? texts.senderOnSite(name, web) : name}</Text>
          <Text>{formatDate(issued)}</Text>
          <Text
            style={styles.footerEnd}
            render={({ pageNumber, totalPages }) => texts.page(pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  );
}

/** Name of the company with its logo, or with the site's drop if it has none. */
export function Sender({ name, logo }: Pick<Letterhead, 'name' | 'logo'>) {
  return (
    <View style={styles.sender}>
      {logo ? <Logo logo={logo} /> : <Mark />}
      <Text style={styles.name}>{name}</Text>
    </View>
  );
}

/** Cool air descending from the top edge of the first page. */
function Air() {
  return (
    <Svg width={page.width} height={AIR_HEIGHT} style={styles.air}>
      <Defs>
        <LinearGradient id="air" x1="1" y1="0" x2="1" y2="1">
          <Stop offset="0" stopColor="#bfdbee" />
          <Stop offset="0.55" stopColor={colors['glacier-100']} />
          <Stop offset="1" stopColor={colors.white} />
        </LinearGradient>
      </Defs>
      <Rect x={0} y={0} width={page.width} height={AIR_HEIGHT} fill="url('#air')" />
    </Svg>
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
    paddingTop: 40,
    paddingBottom: 58,
    paddingHorizontal: page.margin,
    color: colors.ink,
    fontFamily,
    fontSize: sizes.text,
  },
  // Not set on the page, since the renderer would apply it to the page number twice.
  content: { flexGrow: 1, fontSize: sizes.text, lineHeight: 1.45 },
  air: { position: 'absolute', top: 0, left: 0 },
  letterhead: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  sender: { flexDirection: 'row', alignItems: 'center', columnGap: 9, maxWidth: 380 },
  name: { fontSize: 13, fontWeight: weights.bold, letterSpacing: -0.2, lineHeight: 1.2 },
  label: { fontSize: sizes.small, fontWeight: weights.bold, color: colors['glacier-800'] },
  footer: {
    position: 'absolute',
    left: page.margin,
    right: page.margin,
    bottom: 26,
    paddingTop: 8,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: colors['ink-3'],
  },
  footerStart: { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  footerEnd: { flexGrow: 1, flexBasis: 0, textAlign: 'right' },
});
