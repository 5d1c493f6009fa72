import { inDigits } from '@shishir/format';
import type { specificationTexts as English } from './specification.texts';

const UNITS = 'টি';
/** A Bangla unit takes Bangla digits. */
const withUnit = (figure: string, unit: string) => {
  if (unit === '%') return `${inDigits(figure)}%`;
  return unit === UNITS ? `${inDigits(figure)}টি` : `${figure} ${unit}`;
};

export const specificationTexts: typeof English = {
  sections: {
    performance: 'পারফরম্যান্স',
    system: 'সিস্টেম',
    build: 'গঠন',
    water: 'পানির দিক',
    sound: 'শব্দ',
    electrical: 'বিদ্যুৎ সংযোগ',
    pipesOfIndoorUnit: 'পাইপ ও ইনস্টলেশন',
    pipesOfOutdoorUnit: 'পাইপ ও বাইরের তাপমাত্রা',
    technical: 'বিদ্যুৎ সংযোগ, শব্দ ও পাইপ',
  },
  names: {
    airflow: 'বাতাসের পরিমাণ',
    body: 'মূল ইউনিট, প্রস্থ × উচ্চতা × গভীরতা',
    category: 'পণ্যের ধরন',
    compressor: 'কম্প্রেসর',
    condensateLift: 'ড্রেনের পানি কতটা ওপরে তোলে',
    connectableCapacity: 'কম্বিনেশন রেশিও',
    coolingBtu: 'কুলিং, BTU/h',
    coolingCapacity: 'কুলিং ক্যাপাসিটি',
    coolingKw: 'কুলিং, kW',
    coolingRecovered: 'ফিরে পাওয়া কুলিং, বাইরে 35/28, ঘরে 24/50',
    coolingTr: 'কুলিং, TR',
    cop: 'COP',
    drainPipe: 'ড্রেন পাইপ',
    eer: 'EER',
    gasPipe: 'গ্যাস পাইপ',
    horsepower: 'হর্সপাওয়ার',
    installationHeight: 'বসাতে ন্যূনতম উচ্চতা',
    inverter: 'ইনভার্টার',
    liquidPipe: 'লিকুইড পাইপ',
    maxCurrent: 'সর্বোচ্চ কারেন্ট',
    maxIndoorUnits: 'সর্বোচ্চ ইনডোর ইউনিট',
    factoryCharge: 'কারখানায় ভরা রেফ্রিজারেন্ট',
    operation: 'কাজের ধরন',
    outdoorCooling: 'ঠান্ডা করে বাইরের যে তাপমাত্রায়',
    outdoorHeating: 'গরম করে বাইরের যে তাপমাত্রায়',
    panel: 'প্যানেল',
    panelColour: 'প্যানেলের রং',
    panelModel: 'প্যানেলের মডেল',
    panelType: 'প্যানেলের ধরন',
    powerInput: 'বিদ্যুৎ লাগে',
    powerSupply: 'বিদ্যুৎ সংযোগ',
    pressureDrop: 'চাপ কমে',
    refrigerant: 'রেফ্রিজারেন্ট (গ্যাস)',
    runningCurrent: 'চলার সময় কারেন্ট',
    size: 'মাপ (প্রস্থ × উচ্চতা × গভীরতা)',
    soundPressure: 'শব্দ',
    type: 'ধরন',
    waterConnection: 'পানির সংযোগ',
    waterFlow: 'পানির পরিমাণ',
    weight: 'ওজন',
    worksWith: 'যার সঙ্গে চলে',
  },
  range: (min, max, unit) => withUnit(`${min}\u2060–\u2060${max}`, unit),
  upTo: (max, unit) => `${withUnit(String(max), unit)} পর্যন্ত`,
  from: (min, unit) => `${withUnit(String(min), unit)} থেকে`,
  units: UNITS,
  recovered: (kw, percent) =>
    `প্রায় ${kw} kW: বাইরে 35 °C, ওয়েট বাল্ব 28 °C; ঘরে 24 °C, ৫০%; কার্যকারিতা ${inDigits(percent)}%, ধরে নেওয়া`,
  fromOldData: (value) => `${value}, পুরোনো তথ্য থেকে`,
  oldDataNote: (category, cop) =>
    `পুরোনো তথ্য থেকে: ‘${category}’-এর সব সাইজে COP ${cop} ধরে বিদ্যুতের হিসাব করা। প্রস্তুতকারকের ডেটা শিট দেখে মিলিয়ে নিন।`,
  groups: { electrical: 'বিদ্যুৎ সংযোগের তথ্য', pipes: 'পাইপের মাপ' },
  airCooledChiller: 'এয়ার কুলড চিলার',
  inOutdoorUnit: 'আউটডোর ইউনিটে',
  outdoorUnits: (title) => title,
  outdoorUnitsWithRange: (title, min, max) => `${title}, ${min}\u2060–\u2060${max} TR`,
};
