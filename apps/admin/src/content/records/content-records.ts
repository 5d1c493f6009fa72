import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { DeclaredSubject } from '@shishir/contract';
import type { ComponentType } from 'react';
import {
  GalleryIcon,
  HomeIcon,
  ProfileIcon,
  ProjectIcon,
  TemplateIcon,
} from '../../platform/theme/icons';
import { listPage } from '../../platform/ui/list/list-page';
import { lazyPart } from '../../platform/ui/page/lazy-part';
import { paths } from '../../platform/ui/page/paths';

interface ContentRecord {
  /** The name in the media library. */
  title: string;
  icon: ComponentType<SvgIconProps>;
  listTitle: string;
  paths: { list: string; add: string; editAny: string; edit: (id: number) => string };
  List: ComponentType;
  Form: ComponentType;
}

/** The screens of each declared record; routes, history and media library use them. */
export const contentRecords: Record<DeclaredSubject, ContentRecord> = {
  gallery: {
    title: 'Gallery',
    icon: GalleryIcon,
    listTitle: 'Gallery List',
    paths: paths.gallery,
    List: listPage(() => import('../gallery/gallery-list.page')),
    Form: lazyPart(() => import('../gallery/gallery-item-form.page')),
  },
  'vrf-project': {
    title: 'Project',
    icon: ProjectIcon,
    listTitle: 'Project List',
    paths: paths.vrfProject,
    List: listPage(() => import('../vrf-project/vrf-project-list.page')),
    Form: lazyPart(() => import('../vrf-project/vrf-project-form.page')),
  },
  post: {
    title: 'Post',
    icon: TemplateIcon,
    listTitle: 'Posts',
    paths: paths.posts,
    List: listPage(() => import('../posts/post-list.page')),
    Form: lazyPart(() => import('../posts/post-form.page')),
  },
  opening: {
    title: 'Opening',
    icon: ProfileIcon,
    listTitle: 'Openings',
    paths: paths.openings,
    List: listPage(() => import('../openings/openings.page')),
    Form: lazyPart(() => import('../openings/opening-form.page')),
  },
  industry: {
    title: 'Industry',
    icon: HomeIcon,
    listTitle: 'Industries',
    paths: paths.industries,
    List: listPage(() => import('../industries/industries.page')),
    Form: lazyPart(() => import('../industries/industry-form.page')),
  },
};

/** A value of each declared record, by its subject. */
export const ofEachRecord = <Value>(valueOf: (record: ContentRecord) => Value) =>
  Object.fromEntries(
    Object.entries(contentRecords).map(([subject, record]) => [subject, valueOf(record)]),
  ) as Record<DeclaredSubject, Value>;
