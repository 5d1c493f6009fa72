import { createSvgIcon } from '@mui/material/utils';
import type { ReactNode } from 'react';

/** The reference draws its icons as 1.6 px lines on a field of 20; MUI's field is 24. */
const icon = (name: string, lines: ReactNode) =>
  createSvgIcon(
    <g
      transform="scale(1.2)"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines}
    </g>,
    name,
  );

export const OverviewIcon = icon(
  'Overview',
  <path d="M4.5 3h3A1.5 1.5 0 0 1 9 4.5v3A1.5 1.5 0 0 1 7.500 9h-3A1.5 1.5 0 0 1 3 7.500v-3A1.5 1.5 0 0 1 4.500 3zm8 0h3A1.5 1.5 0 0 1 17 4.500v3A1.5 1.5 0 0 1 15.500 9h-3A1.5 1.5 0 0 1 11 7.500v-3A1.5 1.5 0 0 1 12.500 3zm-8 8h3A1.5 1.5 0 0 1 9 12.500v3A1.5 1.5 0 0 1 7.500 17h-3A1.5 1.5 0 0 1 3 15.500v-3A1.5 1.5 0 0 1 4.500 11zm8 0h3a1.5 1.5 0 0 1 1.500 1.500v3a1.5 1.5 0 0 1-1.500 1.500h-3a1.5 1.5 0 0 1-1.500-1.500v-3a1.5 1.5 0 0 1 1.500-1.500z" />,
);
export const InboxIcon = icon(
  'Inbox',
  <path d="M2.500 11.500 5 4h10l2.500 7.500V16h-15zM2.500 11.500H7a3 3 0 0 0 6 0h4.500" />,
);
export const QuotationIcon = icon(
  'Quotation',
  <path d="M5 2.500h7l3.500 3.500v11.500H5zM12 2.500V6h3.500M8 10h5M8 13h5" />,
);
export const UsersIcon = icon(
  'Users',
  <>
    <circle cx="8" cy="7" r="3" />
    <path d="M2.500 16.500c0-3 2.400-5 5.500-5s5.500 2 5.500 5M13 4.300a3 3 0 0 1 0 5.400M15 12c1.600.7 2.500 2.300 2.500 4.500" />
  </>,
);
export const GalleryIcon = icon(
  'Gallery',
  <>
    <rect x="2.500" y="3.500" width="15" height="13" rx="2" />
    <circle cx="7" cy="8" r="1.500" />
    <path d="m3 14.500 4.500-4 3 2.500 3-3 4 4" />
  </>,
);
export const ProductIcon = icon(
  'Product',
  <path d="M10 2.500 17 6v8l-7 3.500L3 14V6zM3 6l7 3.500L17 6M10 9.500v8" />,
);
export const ProjectIcon = icon(
  'Project',
  <path d="M3 17.500V6l6-3.500V17.500M9 8h8v9.500M2 17.500h16M12 11.500h2M12 14.500h2M5.500 8v0M5.500 11v0" />,
);
export const SettingIcon = icon(
  'Setting',
  <>
    <circle cx="10" cy="10" r="2.500" />
    <path d="M10 2.500v2M10 15.500v2M2.500 10h2M15.500 10h2M4.700 4.700l1.400 1.400M13.900 13.900l1.400 1.400M15.300 4.700l-1.400 1.400M6.100 13.900l-1.400 1.400" />
  </>,
);
export const HomeIcon = icon('Home', <path d="M3 9 10 3l7 6v8h-5v-5H8v5H3z" />);
export const ProfileIcon = icon(
  'Profile',
  <>
    <circle cx="10" cy="7" r="3.300" />
    <path d="M3.500 17c0-3.300 2.900-5.500 6.500-5.500s6.500 2.200 6.500 5.500" />
  </>,
);
export const LogoutIcon = icon(
  'Logout',
  <path d="M8 3H4v14h4M12.500 6.500 16 10l-3.500 3.500M8 10h8" />,
);
export const MoonIcon = icon(
  'Moon',
  <path d="M16 11.500A6.500 6.500 0 0 1 8.500 4a6.500 6.500 0 1 0 7.500 7.500z" />,
);
export const SunIcon = icon(
  'Sun',
  <>
    <circle cx="10" cy="10" r="3.500" />
    <path d="M10 2.500v1.500M10 16v1.500M2.500 10H4M16 10h1.500M4.700 4.700l1 1M14.300 14.300l1 1M15.300 4.700l-1 1M5.700 14.300l-1 1" />
  </>,
);
export const MenuIcon = icon('Menu', <path d="M3 6h14M3 10h14M3 14h9" />);
export const SidebarIcon = icon(
  'Sidebar',
  <>
    <rect x="2.500" y="3.500" width="15" height="13" rx="2" />
    <path d="M7.500 3.500v13" />
  </>,
);
export const DownIcon = icon('Down', <path d="m5 7.500 5 5 5-5" />);
export const LeftIcon = icon('Left', <path d="m12 5-5 5 5 5" />);
export const RightIcon = icon('Right', <path d="m8 5 5 5-5 5" />);
export const ArrowIcon = icon('Arrow', <path d="M3.500 10h13M11.500 5l5 5-5 5" />);
export const AscendingIcon = icon('Ascending', <path d="m5 12 5-5 5 5" />);
export const DescendingIcon = icon('Descending', <path d="m5 8 5 5 5-5" />);
export const CloseIcon = icon('Close', <path d="m5 5 10 10M15 5 5 15" />);
export const SearchIcon = icon(
  'Search',
  <>
    <circle cx="9" cy="9" r="5.500" />
    <path d="m13.200 13.200 4 4" />
  </>,
);
export const ColumnsIcon = icon(
  'Columns',
  <>
    <rect x="2.500" y="4" width="15" height="12" rx="2" />
    <path d="M7.500 4v12M12.500 4v12" />
  </>,
);
export const EyeIcon = icon(
  'Eye',
  <>
    <path d="M2 10s3-5.500 8-5.500S18 10 18 10s-3 5.500-8 5.500S2 10 2 10z" />
    <circle cx="10" cy="10" r="2.300" />
  </>,
);
export const EyeOffIcon = icon(
  'EyeOff',
  <path d="M2 10s3-5.500 8-5.500S18 10 18 10s-3 5.500-8 5.500S2 10 2 10zM4 16.500l12-13" />,
);
export const MailIcon = icon(
  'Mail',
  <>
    <rect x="2.500" y="4.500" width="15" height="11" rx="2" />
    <path d="m3 6 7 5 7-5" />
  </>,
);
export const TagIcon = icon(
  'Tag',
  <>
    <path d="M3 3h7l7 7-7 7-7-7z" />
    <circle cx="7" cy="7" r="1.200" />
  </>,
);
export const AirIcon = icon(
  'Air',
  <path d="M2.500 7.500h9.500a2.500 2.500 0 1 0-2.300-3.500M2.500 10.500h13a2.300 2.300 0 1 1-2.100 3.200M2.500 13.500h6a2 2 0 1 1-1.800 2.800" />,
);
export const RetryIcon = icon(
  'Retry',
  <path d="M16.500 10a6.500 6.500 0 1 1-2-4.700M16.500 3v3.500H13" />,
);
export const CheckIcon = icon('Check', <path d="m4.500 10.500 4 4 7-8.500" />);
export const AlertIcon = icon(
  'Alert',
  <>
    <circle cx="10" cy="10" r="7.500" />
    <path d="M10 6v4.500M10 13.700v.1" />
  </>,
);
export const BinIcon = icon(
  'Bin',
  <path d="M3.500 5.500h13M8 5.500V3.500h4v2M5.500 5.500l.7 11h7.600l.7-11M8.500 9v4.500M11.500 9v4.500" />,
);
export const EditIcon = icon('Edit', <path d="m12.500 4.500 3 3L7 16H4v-3zM10.700 6.300l3 3" />);
export const DeviceIcon = icon(
  'Device',
  <>
    <rect x="2.500" y="3.500" width="15" height="10" rx="2" />
    <path d="M7 16.500h6M10 13.500v3" />
  </>,
);
export const PhoneIcon = icon(
  'Phone',
  <>
    <rect x="5.500" y="2.500" width="9" height="15" rx="2" />
    <path d="M9 15h2" />
  </>,
);
export const CopyIcon = icon(
  'Copy',
  <>
    <rect x="7" y="7" width="10" height="10" rx="2" />
    <path d="M13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2" />
  </>,
);
export const DownloadIcon = icon(
  'Download',
  <path d="M10 3v9M6 8.500l4 4 4-4M3.500 14v1.500a1.500 1.500 0 0 0 1.500 1.500h10a1.500 1.500 0 0 0 1.500-1.500V14" />,
);
export const ShieldIcon = icon(
  'Shield',
  <path d="M10 2.500 16 5v4.500c0 4-2.500 6.700-6 8-3.500-1.300-6-4-6-8V5zM7.200 10l2 2 3.600-4" />,
);
export const ShieldOffIcon = icon(
  'ShieldOff',
  <path d="M7 3.700 10 2.500 16 5v4.500c0 1.200-.2 2.200-.6 3.200M13.700 15.400c-1 .9-2.300 1.600-3.700 2.100-3.500-1.300-6-4-6-8V6M3 3l14 14" />,
);
export const LinkIcon = icon(
  'Link',
  <path d="M8.500 11.500a3 3 0 0 0 4.300 0l3-3a3 3 0 0 0-4.300-4.300l-1 1M11.500 8.500a3 3 0 0 0-4.300 0l-3 3a3 3 0 0 0 4.300 4.300l1-1" />,
);
export const PlusIcon = icon('Plus', <path d="M10 4v12M4 10h12" />);
export const MoreIcon = icon(
  'More',
  <path strokeWidth="2.4" d="M10 4.500v.1M10 10v.1M10 15.500v.1" />,
);
export const RestoreIcon = icon(
  'Restore',
  <path d="M7.500 4 4 7.500 7.500 11M4 7.500h7.500a4.500 4.500 0 0 1 0 9H7" />,
);
export const ArchiveIcon = icon(
  'Archive',
  <>
    <rect x="2.500" y="3.500" width="15" height="4" rx="1" />
    <path d="M4 7.500v9h12v-9M8 11h4" />
  </>,
);
export const SpamIcon = icon(
  'Spam',
  <path d="M6.700 2.500h6.600l4.200 4.200v6.600l-4.200 4.200H6.700l-4.200-4.200V6.700zM10 6v5M10 13.800v.1" />,
);
export const ReplyIcon = icon(
  'Reply',
  <path d="M8 5 3 9.500 8 14M3.500 9.500H12c3 0 5 2 5 5.500" />,
);
export const CallIcon = icon(
  'Call',
  <path d="M4 3h3l1.500 4L6.700 8.500a9 9 0 0 0 4.800 4.800L13 11.500l4 1.500v3c0 .6-.4 1-1 1C9 17 3 11 3 4c0-.6.4-1 1-1z" />,
);
export const WhatsAppIcon = icon(
  'WhatsApp',
  <path d="M3 17l1-3.300A7 7 0 1 1 6.600 16zM7.500 7c0 3 2.500 5.500 5.500 5.500l.8-1.500-2-.8-.8.8C10 10.500 9.500 10 9 9l.8-.8-.8-2z" />,
);
export const TemplateIcon = icon('Template', <path d="M4 3h12v14H4zM7 7h6M7 10h6M7 13h3" />);
export const PanesIcon = icon(
  'Panes',
  <>
    <rect x="2.500" y="3.500" width="15" height="13" rx="2" />
    <path d="M8.500 3.500v13" />
  </>,
);
export const ClockIcon = icon(
  'Clock',
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.300l2.800 1.700" />
  </>,
);
export const WarningIcon = icon(
  'Warning',
  <path d="M10 3.500 17.500 16.500h-15zM10 8.500v3.500M10 14.300v.1" />,
);
export const GripIcon = icon(
  'Grip',
  <path
    d="M7.500 5v.1M12.500 5v.1M7.500 10v.1M12.500 10v.1M7.500 15v.1M12.500 15v.1"
    strokeWidth="2.2"
  />,
);
export const UploadIcon = icon(
  'Upload',
  <path d="M10 12.500v-9M6 7l4-4 4 4M3.500 14v1.500a1.500 1.500 0 0 0 1.500 1.500h10a1.500 1.500 0 0 0 1.500-1.500V14" />,
);
export const HistoryIcon = icon(
  'History',
  <path d="M3.500 10a6.500 6.500 0 1 0 2-4.700M3.500 3v3.500H7M10 6.500V10l2.500 1.500" />,
);
export const InfoIcon = icon(
  'Info',
  <>
    <circle cx="10" cy="10" r="7.500" />
    <path d="M10 9v5M10 6.300v.1" />
  </>,
);
export const HeadingIcon = icon('Heading', <path d="M5 4v12M15 4v12M5 10h10" />);
export const BoldIcon = icon(
  'Bold',
  <path d="M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6zM6 4v12" strokeWidth="1.9" />,
);
export const ItalicIcon = icon('Italic', <path d="M9 4h5M6 16h5M12 4 8 16" />);
export const BulletListIcon = icon(
  'BulletList',
  <path d="M8 5h9M8 10h9M8 15h9M4 5v.1M4 10v.1M4 15v.1" strokeWidth="1.9" />,
);
export const CalloutIcon = icon(
  'Callout',
  <path d="M4 6h4v5H4zM12 6h4v5h-4zM8 11c0 2-1 3-3 3.500M16 11c0 2-1 3-3 3.500" />,
);
export const TableIcon = icon(
  'Table',
  <>
    <rect x="2.500" y="4" width="15" height="12" rx="2" />
    <path d="M2.500 8h15M2.500 12h15M8.500 8v8" />
  </>,
);
export const FootnoteIcon = icon('Footnote', <path d="M3 7h7M3 11h9M3 15h6M14 5.500 15.500 4v6" />);
export const SiteIcon = icon(
  'Site',
  <path d="M8 4H4v12h12v-4M11 3.500h5.500V9M16.500 3.500 9 11" />,
);
export const StarIcon = icon(
  'Star',
  <path d="m10 3 2.100 4.600 5 .5-3.800 3.400 1.100 5L10 14l-4.400 2.500 1.100-5L3 8.100l5-.5z" />,
);
export const ShareIcon = icon(
  'Share',
  <>
    <circle cx="5" cy="10" r="2" />
    <circle cx="14.500" cy="5" r="2" />
    <circle cx="14.500" cy="15" r="2" />
    <path d="m6.800 9 6-3.200M6.800 11l6 3.200" />
  </>,
);
export const FilterIcon = icon('Filter', <path d="M3 5.500h14M5.500 10h9M8 14.500h4" />);
export const ListIcon = icon('List', <path d="M3 5h14M3 10h14M3 15h14" />);
export const CalendarIcon = icon(
  'Calendar',
  <path d="M3 4.500h14V17H3zM3 8.500h14M7 2.500v4M13 2.500v4" />,
);
export const SwapIcon = icon('Swap', <path d="M4 7h11l-3-3M16 13H5l3 3" />);
