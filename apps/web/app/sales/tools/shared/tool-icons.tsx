import { Icon } from '../../../platform/ui/icon';

/** Icons of the tools alone. The shared icons are loaded with every page. */
const icon = (path: string) =>
  function ToolIcon({ small = false }: { small?: boolean }) {
    return <Icon path={path} small={small} />;
  };

export const DragIcon = icon('M8 5v.01M8 10v.01M8 15v.01M12 5v.01M12 10v.01M12 15v.01');
export const DuplicateIcon = icon(
  'M9 7h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2',
);
export const UndoIcon = icon('M8 5 3 9.5 8 14M3.5 9.5H12c3 0 5 2 5 5.5');
export const SaveIcon = icon('M4 3h10l3 3v11H4zM7 3v4h6V3M7 17v-5h7v5');
export const CalculatorIcon = icon(
  'M5 2.500h10v15H5zM7.500 5.500h5v2.500h-5zM7.500 11v.01M10 11v.01M12.500 11v.01M7.500 14v.01M10 14v.01M12.500 14v.01',
);
export const TableIcon = icon('M3 3.500h14v13H3zM3 8h14M3 12h14M8 8v8.500');
export const OpenIcon = icon('M9 4H4v12h12v-5M11.500 3.500H16.500V8.500M16 4l-7 7');
