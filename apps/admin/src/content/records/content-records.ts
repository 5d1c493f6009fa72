import type { DeclaredSubject } from '@shishir/contract';
import {
  BuildingComplexIcon,
  CalendarDaysIcon,
  ClipboardListIcon,
  ContactRoundIcon,
  HouseIcon,
  ImageIcon,
  PanelsTopLeftIcon,
  QrCodeIcon,
  SquareTextIcon,
  UserRoundIcon,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { listPage } from '../../platform/ui/list/list-page';
import { lazyPart } from '../../platform/ui/page/lazy-part';
import { paths } from '../../platform/ui/page/paths';
import { contentRecordTexts as texts } from './content-records.texts';

interface ContentRecord {
  /** Name in the media library. */
  title: string;
  icon: LucideIcon;
  listTitle: string;
  paths: { list: string; add: string; editAny: string; edit: (id: number) => string };
  List: ComponentType;
  Form: ComponentType;
}

/** Screens of each declared record, for routes, history and media library. */
export const contentRecords: Record<DeclaredSubject, ContentRecord> = {
  section: {
    ...texts.section,
    icon: PanelsTopLeftIcon,
    paths: paths.sections,
    List: listPage(() => import('../sections/section-list.page')),
    Form: lazyPart(() => import('../sections/section-form.page')),
  },
  gallery: {
    ...texts.gallery,
    icon: ImageIcon,
    paths: paths.gallery,
    List: listPage(() => import('../gallery/gallery-list.page')),
    Form: lazyPart(() => import('../gallery/gallery-item-form.page')),
  },
  'vrf-project': {
    ...texts['vrf-project'],
    icon: BuildingComplexIcon,
    paths: paths.vrfProject,
    List: listPage(() => import('../vrf-project/vrf-project-list.page')),
    Form: lazyPart(() => import('../vrf-project/vrf-project-form.page')),
  },
  post: {
    ...texts.post,
    icon: SquareTextIcon,
    paths: paths.posts,
    List: listPage(() => import('../posts/post-list.page')),
    Form: lazyPart(() => import('../posts/post-form.page')),
  },
  opening: {
    ...texts.opening,
    icon: UserRoundIcon,
    paths: paths.openings,
    List: listPage(() => import('../openings/openings.page')),
    Form: lazyPart(() => import('../openings/opening-form.page')),
  },
  customer: {
    ...texts.customer,
    icon: ContactRoundIcon,
    paths: paths.customers,
    List: listPage(() => import('../../sales/customers/customer-list.page')),
    Form: lazyPart(() => import('../../sales/customers/customer-form.page')),
  },
  unit: {
    ...texts.unit,
    icon: QrCodeIcon,
    paths: paths.units,
    List: listPage(() => import('../../sales/units/unit-list.page')),
    Form: lazyPart(() => import('../../sales/units/unit-form.page')),
  },
  'maintenance-contract': {
    ...texts['maintenance-contract'],
    icon: ClipboardListIcon,
    paths: paths.maintenance,
    List: listPage(() => import('../../sales/maintenance/contract-list.page')),
    Form: lazyPart(() => import('../../sales/maintenance/contract-form.page')),
  },
  visit: {
    ...texts.visit,
    icon: CalendarDaysIcon,
    paths: paths.visits,
    List: listPage(() => import('../../sales/maintenance/visit-list.page')),
    Form: lazyPart(() => import('../../sales/maintenance/visit-form.page')),
  },
  industry: {
    ...texts.industry,
    icon: HouseIcon,
    paths: paths.industries,
    List: listPage(() => import('../industries/industries.page')),
    Form: lazyPart(() => import('../industries/industry-form.page')),
  },
};

/** Maps each declared record to a value, by subject. */
export const ofEachRecord = <Value>(valueOf: (record: ContentRecord) => Value) =>
  Object.fromEntries(
    Object.entries(contentRecords).map(([subject, record]) => [subject, valueOf(record)]),
  ) as Record<DeclaredSubject, Value>;
