import { StyleSheet, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime, formatDay, formatPhone, inDigits } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { PageFrame } from '../layout/page-frame';
import { Section } from '../layout/section';
import { colors, sizes, weights } from '../layout/theme';
import type { QuotationPaper } from './quotation';
import { Choices, PriceTable } from './price-table';
import { SystemRows } from '../layout/system-rows';
import { Text } from '../layout/text';
import { TEXTS } from '../texts';

const inLanguage = ({ locale }: QuotationPaper) => ({
  texts: TEXTS[locale].quotation,
  words: LANGUAGES[locale],
});

/** A revision of a quotation as a letter, with recipient, design, prices, terms and two signatures. */
export function QuotationDocument({ paper }: { paper: QuotationPaper }) {
  const { design, drawings, letter, name, title, number, revision, accepted } = paper;
  const { texts, words } = inLanguage(paper);
  const what = texts.revisionOf(number, revision);
  const heading = accepted ? texts.order : texts.title;
  const titleOf = accepted ? texts.orderOf(what) : texts.quotationOf(what);
  return (
    <PageFrame
      sender={paper}
      title={titleOf}
      subject={title || heading}
      issuedAt={paper.issued_at}
      continued={titleOf}
      footer={[[name, paper.web].filter(Boolean).join(', '), what]}
      {...(paper.is_draft && { watermark: texts.draft })}
    >
      <View style={styles.top}>
        <View style={styles.heading}>
          <Text style={styles.title}>{heading}</Text>
          <Text style={styles.about}>{paper.title}</Text>
        </View>
        <View style={styles.meta}>
          <Meta name={texts.meta.number} value={paper.number} />
          <Meta name={texts.meta.revision} value={inDigits(paper.revision, words)} />
          <Meta
            name={paper.is_draft ? texts.meta.draftDate : texts.meta.date}
            value={formatDate(paper.issued_at, words)}
          />
          {accepted ? (
            <Meta name={texts.meta.ordered} value={formatDate(accepted.at, words)} />
          ) : (
            <Meta name={texts.meta.validUntil} value={formatDay(paper.valid_until, words)} />
          )}
        </View>
      </View>
      <People paper={paper} />
      {letter !== '' && !accepted && (
        <View style={styles.letter}>
          {letter.split(/\n{2,}/).map((paragraph, index) => (
            <Text key={index}>{paragraph}</Text>
          ))}
        </View>
      )}
      {design && (
        <Section title={design.title}>
          <View style={styles.figures} wrap={false}>
            {design.figures.map(([name, value], index) => (
              <View key={name} style={[styles.figure, index > 0 ? styles.next : {}]}>
                <Text style={styles.quiet}>{name}</Text>
                <Text style={styles.value}>{value}</Text>
              </View>
            ))}
          </View>
          {drawings.map(({ name, drawing }, index) => (
            <SystemRows
              key={index}
              locale={paper.locale}
              name={name}
              system={drawing}
              last={index === drawings.length - 1}
            />
          ))}
        </Section>
      )}
      <Section title={texts.prices.title}>
        <PriceTable paper={paper} />
      </Section>
      {paper.choices.length > 0 && (
        <Section title={texts.choices.title}>
          <Choices paper={paper} />
        </Section>
      )}
      <Section title={texts.terms.title}>
        {paper.terms.map((term, index) => (
          <Term key={index} {...term} />
        ))}
        {/* Keeps the signatures on the same page as the last term. */}
        <View wrap={false}>
          {!accepted && <Term {...validityOf(paper)} />}
          <Signatures paper={paper} />
        </View>
      </Section>
    </PageFrame>
  );
}

function Term({ title, text }: QuotationPaper['terms'][number]) {
  return (
    <View style={styles.term} wrap={false}>
      <Text style={styles.termTitle}>{title}</Text>
      <Text style={styles.termText}>{text}</Text>
    </View>
  );
}

function validityOf(paper: QuotationPaper) {
  const { valid_until, revision, replaces } = paper;
  const { texts, words } = inLanguage(paper);
  const { terms } = texts;
  const sentences = [
    terms.validUntil(formatDay(valid_until, words)),
    ...(replaces === null ? [] : [terms.replaces(revision, replaces)]),
  ];
  return { title: terms.validity, text: sentences.join(' ') };
}

function Meta({ name, value }: { name: string; value: string }) {
  return (
    <View style={styles.metaRow}>
      <Text style={styles.quiet}>{name}</Text>
      <Text style={styles.strong}>{value}</Text>
    </View>
  );
}

function People({ paper }: { paper: QuotationPaper }) {
  const { recipient, enquiry, contact } = paper;
  const { texts, words } = inLanguage(paper);
  return (
    <View style={styles.people}>
      <View style={styles.person}>
        <Text style={styles.quiet}>{texts.people.recipient}</Text>
        <Text style={styles.strong}>{recipient.name}</Text>
        {[recipient.company, recipient.place].filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      <View style={styles.person}>
        {enquiry && (
          <>
            <Text style={styles.quiet}>{texts.people.enquiry}</Text>
            <Text>
              {texts.people.enquiryOf(enquiry.reference, formatDate(enquiry.created_at, words))}
            </Text>
          </>
        )}
      </View>
      <View style={styles.last}>
        {contact && (
          <>
            <Text style={styles.quiet}>{texts.people.contact}</Text>
            <Text style={styles.strong}>{contact.name}</Text>
            {contact.title && <Text>{contact.title}</Text>}
            {contact.phone && <Text>{formatPhone(contact.phone)}</Text>}
          </>
        )}
      </View>
    </View>
  );
}

function Signatures({ paper }: { paper: QuotationPaper }) {
  const { name, contact, accepted } = paper;
  const { texts, words } = inLanguage(paper);
  return (
    <View style={styles.signatures}>
      <View style={styles.signature}>
        <Text>{texts.signatures.for(name)}</Text>
        <View style={styles.line} />
        <Text style={styles.strong}>{contact?.name ?? name}</Text>
        {contact?.title && <Text>{contact.title}</Text>}
      </View>
      <View style={styles.signature}>
        <Text>{texts.signatures.customer}</Text>
        <View style={styles.line}>
          {accepted && <Text style={styles.name}>{accepted.name}</Text>}
        </View>
        <Text>
          {accepted
            ? texts.signatures.accepted(formatDateTime(accepted.at, words))
            : texts.signatures.sign}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  top: { flexDirection: 'row', justifyContent: 'space-between', columnGap: 24 },
  heading: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  title: { fontSize: 28, fontWeight: weights.medium, letterSpacing: -0.8, lineHeight: 1.15 },
  about: { marginTop: 5, fontSize: 11, color: colors['ink-2'] },
  meta: { width: 172 },
  metaRow: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 2.2,
    borderBottomWidth: 0.6,
    borderBottomColor: colors['glacier-200'],
  },
  quiet: { color: colors['ink-3'], fontSize: sizes.small },
  strong: { fontWeight: weights.bold },
  people: { flexDirection: 'row', columnGap: 24, marginTop: 18 },
  person: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  last: { width: 172 },
  letter: { marginTop: 18, maxWidth: 430, rowGap: 6, fontSize: 10.5 },
  figures: {
    flexDirection: 'row',
    borderTopWidth: 0.6,
    borderBottomWidth: 0.6,
    borderColor: colors['glacier-200'],
  },
  figure: { flexGrow: 1, paddingVertical: 6, paddingRight: 10 },
  next: { paddingLeft: 10, borderLeftWidth: 0.6, borderLeftColor: colors['glacier-200'] },
  value: { fontSize: 11, fontWeight: weights.bold, lineHeight: 1.3 },
  term: {
    flexDirection: 'row',
    columnGap: 12,
    paddingVertical: 3,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
  },
  termTitle: { width: 78, fontWeight: weights.bold },
  termText: { flexGrow: 1, flexShrink: 1, flexBasis: 0, color: colors['ink-2'] },
  signatures: { flexDirection: 'row', columnGap: 48, marginTop: 20, color: colors['ink-2'] },
  signature: { flexGrow: 1, flexBasis: 0 },
  line: {
    height: 36,
    marginBottom: 4,
    justifyContent: 'flex-end',
    borderBottomWidth: 0.75,
    borderBottomColor: colors.ink,
  },
  name: { paddingBottom: 3, fontSize: 13, color: colors.ink },
});
