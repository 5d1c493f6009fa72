import { Document, Page, StyleSheet, View } from '@react-pdf/renderer';
import { formatPhone } from '@shishir/format';
import type { ReactNode } from 'react';
import { fontFamily } from '../layout/fonts';
import { Sender } from '../layout/page-frame';
import { colors, page, sizes, weights } from '../layout/theme';
import type { QuotationPaper } from './quotation';
import { quotationTexts as texts } from './quotation.texts';
import { Text } from '../layout/text';

/** A4 letter with the full letterhead on the first page, a short one on the others, and the number on all pages. */
export function QuotationFrame({
  paper,
  children,
}: {
  paper: QuotationPaper;
  children: ReactNode;
}) {
  const { name, number, revision, issued_at, is_draft } = paper;
  const issued = new Date(issued_at);
  const what = texts.revisionOf(number, revision);
  const from = [name, addressOf(paper)].filter(Boolean).join(', ');
  return (
    <Document
      title={texts.quotationOf(what)}
      author={name}
      subject={paper.title || texts.title}
      creator={name}
      producer={name}
      language="en"
      creationDate={issued}
      modificationDate={issued}
    >
      <Page size="A4" style={styles.page}>
        {is_draft && (
          <Text style={styles.draft} fixed>
            {texts.draft}
          </Text>
        )}
        <View style={styles.head} fixed>
          <Sender name={name} logo={paper.logo} />
          <Text
            style={styles.letterhead}
            render={({ pageNumber }) =>
              pageNumber === 1 ? letterheadOf(paper).join('\n') : texts.quotationOf(what)
            }
          />
        </View>
        <View style={styles.content}>{children}</View>
        <View style={styles.foot} fixed>
          <Text style={styles.from}>{from}</Text>
          <Text
            style={styles.count}
            render={({ pageNumber, totalPages }) => texts.pageOf(what, pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  );
}

const addressOf = ({ place }: QuotationPaper) =>
  [place?.street, place?.city].filter(Boolean).join(', ');

const letterheadOf = (paper: QuotationPaper) =>
  [
    addressOf(paper),
    [paper.phone && formatPhone(paper.phone), paper.email].filter(Boolean).join(', '),
    paper.web,
  ].filter(Boolean);

const styles = StyleSheet.create({
  page: {
    paddingTop: 92,
    paddingBottom: 60,
    paddingHorizontal: page.margin,
    color: colors.ink,
    fontFamily,
    fontSize: sizes.text,
  },
  // Not set on the page, since the renderer would apply it to the page number twice.
  content: { flexGrow: 1, fontSize: 9.5, lineHeight: 1.42 },
  head: {
    position: 'absolute',
    top: 34,
    left: page.margin,
    right: page.margin,
    height: 46,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    borderBottomWidth: 0.75,
    borderBottomColor: colors.ink,
  },
  letterhead: { width: 280, textAlign: 'right', fontSize: sizes.small, color: colors['ink-2'] },
  foot: {
    position: 'absolute',
    left: page.margin,
    right: page.margin,
    bottom: 26,
    paddingTop: 7,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
    flexDirection: 'row',
    justifyContent: 'space-between',
    columnGap: 16,
    fontSize: 8,
    color: colors['ink-3'],
  },
  from: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  count: { width: 190, textAlign: 'right' },
  draft: {
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
