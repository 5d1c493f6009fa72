import type { SectionedPage } from '@shishir/contract';
import { SECTIONS } from '../sections.seeds';
import { about } from './sections/about';
import { brandEbara } from './sections/brand-ebara';
import { brandHaier } from './sections/brand-haier';
import { brandSamsung } from './sections/brand-samsung';
import { home } from './sections/home';
import { informationChiller } from './sections/information-chiller';
import { informationColdRoom } from './sections/information-cold-room';
import { informationDehumidifier } from './sections/information-dehumidifier';
import { informationFilter } from './sections/information-filter';
import { informationRooftopPackage } from './sections/information-rooftop-package';
import { informationSplit } from './sections/information-split';
import { privacy } from './sections/privacy';
import { service } from './sections/service';
import type { SectionTranslation } from './sections/section-translation';
import { sectorGym } from './sections/sector-gym';
import { sectorHome } from './sections/sector-home';
import { sectorHospital } from './sections/sector-hospital';
import { sectorHotel } from './sections/sector-hotel';
import { sectorOffice } from './sections/sector-office';
import { sectorRestaurants } from './sections/sector-restaurants';
import { sectorSchool } from './sections/sector-school';
import { sectorShowrooms } from './sections/sector-showrooms';
import { serviceTopics } from './sections/service-topics';
import { windFree } from './sections/wind-free';

/** Pages in Bangla: the sections of `SECTIONS` in the same order. */
export const BANGLA_SECTIONS: Partial<Record<SectionedPage, SectionTranslation[]>> = {
  about,
  'brand-ebara': brandEbara,
  'brand-haier': brandHaier,
  'brand-samsung': brandSamsung,
  home,
  'information-chiller': informationChiller,
  'information-cold_room': informationColdRoom,
  'information-dehumidifier': informationDehumidifier,
  'information-filter': informationFilter,
  'information-rooftop_package': informationRooftopPackage,
  'information-split': informationSplit,
  privacy,
  service,
  ...serviceTopics,
  'sector-home': sectorHome,
  'sector-office': sectorOffice,
  'sector-restaurants': sectorRestaurants,
  'sector-school': sectorSchool,
  'sector-showrooms': sectorShowrooms,
  'sector-hotel': sectorHotel,
  'sector-hospital': sectorHospital,
  'sector-gym': sectorGym,
  'wind-free': windFree,
};

export const TEXT_FIELDS = ['title', 'label', 'text', 'link_text'] as const;

/** Bangla texts of the sections by their English texts. */
export const SECTION_TEXTS = new Map(
  Object.entries(BANGLA_SECTIONS).flatMap(([page, sections]) =>
    sections.flatMap((bangla, index) =>
      TEXT_FIELDS.flatMap((field): [string, string][] => {
        const english = SECTIONS[page as SectionedPage][index]?.[field];
        const text = bangla[field];
        return english && text ? [[english, text]] : [];
      }),
    ),
  ),
);
