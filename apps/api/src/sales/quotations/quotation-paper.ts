import {
  amountOf,
  type CategoryKind,
  type Company,
  type Design,
  type DesignedSystem,
  isIncluded,
  type Locale,
  type SizedRoom,
  systemsOf,
} from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import type { PaperLine, QuotationPaper, QuotedSystem } from '@shishir/pdf';
import {
  drawRows,
  kwText,
  type Month,
  ratioText,
  roomsIn,
  sizeName,
  systemName,
} from '@shishir/sizing';
import { toLetterhead } from '../../content/company/letterhead';
import { readableDesign } from '../contact-message/contact-message.mapper';
import type { PrintPicture } from '../../platform/media/print-pictures';
import { type ChosenLine, chosenLines, storedFigures } from './quotation-content';
import type { QuotationEntity, QuotationRevisionEntity } from './quotation.entity';
import { quotationPaperTexts as englishTexts } from './quotation-paper.texts';
import { quotationPaperTexts as banglaTexts } from './quotation-paper.texts.bn';
import { contactOf } from './recipient/quotation-view';

type Texts = typeof englishTexts;
const TEXTS: Record<Locale, Texts> = { en: englishTexts, bn: banglaTexts };

interface PaperSources {
  quotation: QuotationEntity;
  revision: QuotationRevisionEntity;
  /** Number of the previously sent revision. */
  replaces: number | null;
  /** In the language of the quotation. */
  company: Company;
  english: Company;
  enquiry: { reference: string; created_at: string } | null;
}

/** Maps a revision to the content of its PDF. */
export async function toPaper(
  { quotation, revision, replaces, company, english, enquiry }: PaperSources,
  print: PrintPicture,
): Promise<QuotationPaper> {
  const { locale } = quotation;
  const texts = TEXTS[locale];
  const design = readableDesign(revision.design);
  const { name, title, phone } = contactOf(revision, english, company);
  const { accepted_at, accepted_name, content } = revision;
  const lines = chosenLines(content.lines);
  return {
    issued_at: (revision.sent_at ?? revision.updated_at).toISOString(),
    ...(await toLetterhead(company, print, locale)),
    number: quotation.number,
    revision: revision.revision,
    is_draft: revision.state === 'draft',
    replaces,
    title: revision.title,
    valid_until: revision.valid_until,
    recipient: { name: revision.name, company: revision.company, place: revision.place },
    enquiry,
    contact: name === null ? null : { name, title, phone },
    letter: revision.letter,
    design: design && { title: texts.titles[design.tool], figures: figuresOf(design, texts) },
    drawings: (design ? systemsOf(design) : []).map(({ plan }, at, systems) => ({
      name: systems.length > 1 ? systemName(systems, at, texts.sizing) : '',
      drawing: drawingOf(plan, texts),
    })),
    lines: lines.filter(isIncluded).map(toPaperLine),
    // An order shows what was ordered.
    choices: accepted_at ? [] : choicesOf(lines),
    ...storedFigures(revision),
    terms: content.terms,
    accepted: accepted_at && { name: accepted_name ?? '', at: accepted_at.toISOString() },
  };
}

const toPaperLine = (line: ChosenLine): PaperLine => ({
  ...{ model: line.model, title: line.title, note: line.note },
  ...{ quantity: line.quantity, unit_price: line.unit_price },
  sum: line.unit_price === null ? null : amountOf(line),
});

/** Returns the options, then each group of alternatives. */
function choicesOf(lines: ChosenLine[]): QuotationPaper['choices'] {
  const groups = [...new Set(lines.flatMap(({ choice }) => choice?.group ?? []))].sort();
  return groups.map((group) => ({
    group,
    lines: lines
      .filter(({ choice }) => choice?.group === group)
      .map((line) => ({ ...toPaperLine(line), selected: isIncluded(line) })),
  }));
}

function figuresOf(design: Design, texts: Texts): [name: string, value: string][] {
  if (design.tool === 'room') {
    const { room, result } = design;
    return [
      [texts.room.area, texts.room.squareMetres(formatCapacity(room.area_m2))],
      [texts.room.likely, texts.room.load(result.likely.tr.toFixed(2), kwText(result.likely.kw))],
      [texts.room.from, texts.room.tons(result.low.tr.toFixed(2))],
      [texts.room.to, texts.room.tons(result.high.tr.toFixed(2))],
      ...conditionFigures(result, texts),
    ];
  }
  const systems = systemsOf(design);
  const { load_kw, units, indoor_kw } = design.result;
  const rooms = systems.reduce((sum, { plan }) => sum + roomsIn(plan.rooms), 0);
  const [only] = systems;
  return [
    [texts.system.rooms, texts.count(rooms)],
    [texts.system.loads, kwText(load_kw)],
    ...diversityFigures(systems, texts),
    [texts.system.indoorUnits, texts.system.units(units, kwText(indoor_kw))],
    ...(systems.length === 1 && only
      ? outdoorFigures(only.plan, texts)
      : systems.map(({ plan: { outdoor } }, at): [string, string] => [
          systemName(systems, at, texts.sizing),
          outdoor
            ? texts.system.outdoorOf(
                sizeName(outdoor),
                kwText(outdoor.cooling_kw),
                ratioText(outdoor.ratio_percent, outdoor.window, texts.sizing),
              )
            : texts.system.none,
        ])),
  ];
}

/** Returns the hour of the peak, the size of the unit, and its capacity in the room; none for stored first editions. */
function conditionFigures(
  { peak, nominal_kw, capacity }: SizedRoom,
  { room, sizing }: Texts,
): [name: string, value: string][] {
  if (!peak || !capacity || nominal_kw === undefined) return [];
  const month = sizing.months[peak.month as Month];
  const [inside, outside] = [capacity.room_c, capacity.outdoor_c].map(formatCapacity);
  return [
    [room.peak, `${month}, ${peak.hour}:00`],
    [room.unit, kwText(nominal_kw)],
    [room.corrected(inside!, outside!), kwText(nominal_kw * capacity.factor)],
  ];
}

/** Returns the diversity that the outdoor unit of each system was chosen for, unless it is the sum of the loads. */
const diversityFigures = (
  systems: ReturnType<typeof systemsOf>,
  texts: Texts,
): [name: string, value: string][] =>
  systems.flatMap(({ plan: { peak, load_kw } }, at): [string, string][] => {
    if (!peak || peak.load_kw === load_kw) return [];
    const percent = Math.round((peak.load_kw * 100) / load_kw);
    const value = texts.system.peak(kwText(peak.load_kw), percent, peak.typed_percent !== null);
    const name = systems.length > 1 ? `, ${systemName(systems, at, texts.sizing)}` : '';
    return [[`${texts.system.atOnce}${name}`, value]];
  });

function outdoorFigures(
  { outdoor, conditions }: DesignedSystem,
  texts: Texts,
): [name: string, value: string][] {
  return [
    ...(outdoor
      ? ([
          [
            texts.system.outdoorUnit,
            texts.system.outdoor(sizeName(outdoor), kwText(outdoor.cooling_kw)),
          ],
          ...(conditions && outdoor.corrected_kw !== undefined
            ? ([
                [
                  texts.system.corrected(formatCapacity(conditions.outdoor_c)),
                  kwText(outdoor.corrected_kw),
                ],
              ] satisfies [string, string][])
            : []),
          [texts.system.ratio, ratioText(outdoor.ratio_percent, outdoor.window, texts.sizing)],
        ] satisfies [string, string][])
      : []),
  ];
}

function drawingOf(system: DesignedSystem, { kinds, sizing }: Texts): QuotedSystem {
  const { outdoor, rooms } = drawRows(system, sizing);
  return {
    outdoor,
    rooms: rooms.map((row, at) => {
      const { unit } = system.rooms[at]!;
      return { ...row, kind: (unit && kinds[unit.category as CategoryKind]) ?? '' };
    }),
  };
}
