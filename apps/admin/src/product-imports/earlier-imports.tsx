import { PageQuery, type ProductImport } from '@shishir/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormProblem } from '../ui/form/form-problem';
import { useListAddress } from '../ui/list/list-address';
import { ListFrame } from '../ui/list/list-frame';
import { ForgetDialog } from './discard-dialog';
import { ImportCard } from './import-card';
import { importColumns } from './import-list-columns';
import { importPaths } from './import-paths';
import { useImportList } from './product-imports.queries';
import { earlierTexts as texts } from './product-imports.texts';
import { UndoDialog } from './undo-dialog';

interface Asked {
  what: 'undo' | 'forget';
  of: ProductImport;
}

/** The files that were brought, with what can still be done about each. */
export function EarlierImports() {
  const address = useListAddress(PageQuery);
  const list = useImportList(address.query);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const doing = useMemo(() => {
    const ask = (what: Asked['what']) => (of: ProductImport) => {
      setRefusal(null);
      setAsked({ what, of });
    };
    return { onUndo: ask('undo'), onForget: ask('forget') };
  }, []);
  const columns = useMemo(() => importColumns(doing), [doing]);
  // The button that was pressed is gone then; the heading takes the focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) heading.current?.focus();
  }, [done]);
  const ends = {
    onDone: () => {
      setAsked(null);
      setDone((count) => count + 1);
    },
    onRefused: (sentence: string | null) => {
      setAsked(null);
      setRefusal(sentence);
    },
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="import-earlier">
        {texts.title}
      </h2>
      <FormProblem>{refusal}</FormProblem>
      <ListFrame
        name="product-imports"
        label={texts.title}
        address={address}
        list={list}
        columns={columns}
        search={texts.search}
        empty={texts.empty}
        onOpen={({ id }) => void navigate(importPaths.one(id))}
        card={(one) => <ImportCard of={one} doing={doing} />}
      />
      {asked?.what === 'undo' && (
        <UndoDialog of={asked.of} ends={ends} onCancel={() => setAsked(null)} />
      )}
      {asked?.what === 'forget' && (
        <ForgetDialog of={asked.of} ends={ends} onCancel={() => setAsked(null)} />
      )}
    </>
  );
}
