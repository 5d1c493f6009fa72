import { StyleSheet, View } from '@react-pdf/renderer';
import { formatSum, formatTaka, groupLakh, inDigits, type Locale } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import { colors, sizes, weights } from '../layout/theme';
import type { QuotationLine, QuotationPaper } from './quotation';
import { Text } from '../layout/text';
import { TEXTS } from '../texts';

/** Lines with their prices. The header is repeated on every page, and lines are never split. */
export function PriceTable({ paper }: { paper: QuotationPaper }) {
  const { lines, sum, discount, total, locale } = paper;
  const texts = TEXTS[locale].quotation.prices;
  const taka = (amount: number) => formatTaka(amount, LANGUAGES[locale]);
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
        <View style={[styles.total, styles.first]}>
          <Text style={styles.strong}>{texts.total}</Text>
          <Text style={styles.sum}>{total === 0 ? texts.noPrice : taka(total)}</Text>
        </View>
        {total > 0 && <Text style={styles.words}>{texts.inWords(total)}</Text>}
      </View>
    </View>
  );
}

interface LineProps {
  line: QuotationLine;
  number: number;
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
      <Text style={[styles.number, styles.quiet]}>{inDigits(number, words)}</Text>
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
