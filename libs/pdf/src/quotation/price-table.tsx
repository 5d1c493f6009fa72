import { StyleSheet, View } from '@react-pdf/renderer';
import { formatSum, formatTaka, groupLakh, inDigits, type Locale } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { colors, sizes, weights } from '../layout/theme';
import type { QuotationLine, QuotationPaper } from './quotation';
import { Text } from '../layout/text';
import { TEXTS } from '../texts';

/** Lines with their prices. The header is repeated on every page, and lines are never split. */
export function PriceTable({ paper }: { paper: QuotationPaper }) {
  const { lines, sum, discount, vat_bp, ait_bp, total, advance_percent, locale } = paper;
  const texts = TEXTS[locale].quotation.prices;
  const words = LANGUAGES[locale];
  const taka = (amount: number) => formatTaka(amount, words);
  const percent = (basisPoints: number) => inDigits(basisPoints / 100, words);
  return (
    <View>
      <View style={[styles.row, styles.titles]} fixed>
        <Text style={styles.number}>{texts.number}</Text>
        <Text style={styles.item}>{texts.item}</Text>
        <Text style={styles.quantity}>{texts.quantity}</Text>
        <Text style={styles.price}>{texts.unitPrice}</Text>
        <Text style={styles.price}>{texts.amount}</Text>
      </View>
      {lines.slice(0, -1).map((line, index) => (
        <Line key={index} line={line} number={index + 1} locale={locale} />
      ))}
      {/* Keeps the total on the same page as the last line. */}
      <View wrap={false}>
        {lines.slice(-1).map((line) => (
          <Line key={lines.length} line={line} number={lines.length} locale={locale} />
        ))}
        {discount > 0 && (
          <>
            <Total name={texts.subtotal} value={taka(sum)} first />
            <Total name={texts.discount} value={`−${taka(discount)}`} />
          </>
        )}
        {vat_bp !== null && (
          <>
            <Total name={texts.net} value={taka(sum - discount)} first={discount === 0} />
            <Total name={texts.vat(percent(vat_bp))} value={taka(paper.vat)} />
          </>
        )}
        <View style={[styles.total, styles.first]}>
          <Text style={styles.strong}>{vat_bp === null ? texts.total : texts.grandTotal}</Text>
          <Text style={styles.sum}>{total === 0 ? texts.noPrice : taka(total)}</Text>
        </View>
        {total > 0 && <Text style={styles.words}>{texts.inWords(total)}</Text>}
        {ait_bp !== null && (
          <>
            <Total name={texts.ait(percent(ait_bp))} value={`−${taka(paper.ait)}`} />
            <Total name={texts.payable} value={taka(total - paper.ait)} />
          </>
        )}
        {advance_percent !== null && (
          <Total name={texts.advance(percent(advance_percent * 100))} value={taka(paper.advance)} />
        )}
      </View>
    </View>
  );
}

/** Options and alternatives below the total, each with its price. */
export function Choices({ paper: { choices, locale } }: { paper: QuotationPaper }) {
  const texts = TEXTS[locale].quotation.choices;
  return (
    <View>
      <Text style={styles.quiet}>{texts.note}</Text>
      {choices.map(({ group, lines }) => (
        <View key={group} wrap={false} style={styles.choice}>
          <Text style={styles.strong}>
            {group === '' ? texts.options : texts.alternatives(group)}
          </Text>
          {lines.map(({ selected, ...line }, index) => (
            <Line
              key={index}
              line={selected ? { ...line, note: joined(line.note, texts.included) } : line}
              locale={locale}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

interface LineProps {
  line: QuotationLine;
  /** Left out for choices. */
  number?: number;
  locale: Locale;
}

function Line({ line, number, locale }: LineProps) {
  const words = LANGUAGES[locale];
  const texts = TEXTS[locale].quotation.prices;
  const amount = (taka: number | null) =>
    taka === null ? texts.noPrice : formatSum(taka, texts.included, words);
  const { model, title, note, quantity, unit_price, sum } = line;
  const about = texts.about([model && title, note].filter(Boolean));
  return (
    <View style={styles.row} wrap={false}>
      <Text style={[styles.number, styles.quiet]}>
        {number === undefined ? '' : inDigits(number, words)}
      </Text>
      <View style={styles.item}>
        <Text style={styles.strong}>{model || title}</Text>
        {about !== '' && <Text style={styles.about}>{about}</Text>}
      </View>
      <Text style={styles.quantity}>{inDigits(groupLakh(quantity), words)}</Text>
      <Text style={styles.price}>{amount(unit_price)}</Text>
      <Text style={styles.price}>{amount(sum)}</Text>
    </View>
  );
}

function Total({ name, value, first = false }: { name: string; value: string; first?: boolean }) {
  return (
    <View style={[styles.total, first ? styles.first : styles.line]}>
      <Text>{name}</Text>
      <Text>{value}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    columnGap: 8,
    paddingVertical: 3,
    borderTopWidth: 0.6,
    borderTopColor: colors['glacier-200'],
  },
  titles: {
    paddingTop: 0,
    borderTopWidth: 0,
    fontSize: sizes.small,
    color: colors['ink-3'],
  },
  number: { width: 20 },
  item: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  quantity: { width: 46, textAlign: 'right' },
  price: { width: 78, textAlign: 'right' },
  quiet: { color: colors['ink-3'] },
  choice: { marginTop: 6 },
  strong: { fontWeight: weights.bold },
  about: { fontSize: sizes.small, color: colors['ink-2'], lineHeight: 1.3 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingVertical: 3,
  },
  line: { borderTopWidth: 0.6, borderTopColor: colors['glacier-200'] },
  first: { borderTopWidth: 1, borderTopColor: colors.ink },
  sum: { fontSize: 16, fontWeight: weights.medium, letterSpacing: -0.3, lineHeight: 1.2 },
  words: { textAlign: 'right', color: colors['ink-2'] },
});
