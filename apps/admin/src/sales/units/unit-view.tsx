import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { unitRecord } from '@shishir/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DocumentsDialog } from '../../catalogue/documents/documents-dialog';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { paths } from '../../platform/ui/page/paths';
import { publicAddress } from '../../platform/ui/page/public-address';
import { valueOf, valueText } from '../../platform/ui/record/record-values';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { Fact, Facts } from '../quotations/facts';
import { labelsAddress, units } from './units';
import { unitTexts as texts } from './units.texts';

interface Props {
  id: number;
  onClose: () => void;
}

/** Dialog with one installed unit, its documents, its public page and its label. */
export function UnitView({ id, onClose }: Props) {
  const response = units.records.useOne(id);
  const unit = response.data?.body.data;
  const [showsDocuments, setShowsDocuments] = useState(false);
  return (
    <DialogFrame title={unit ? units.nameOf(unit) : texts.listTitle} width="sm" onClose={onClose}>
      {response.isError && <FailedQuery of={response} />}
      {unit && (
        <>
          <Facts labelWidth={150}>
            {unit.customer && (
              <Fact name={texts.columns.customer}>
                <Link to={paths.customers.one(unit.customer.id)}>{unit.customer.name}</Link>
              </Fact>
            )}
            {unit.product && <Fact name={texts.links.product}>{unit.product.title}</Fact>}
            {Object.entries(unitRecord.fields).map(([name, { label }]) => {
              const text = valueText(unitRecord, units.texts, name, valueOf(unit, name));
              return (
                text !== '' && (
                  <Fact key={name} name={label}>
                    {text}
                  </Fact>
                )
              );
            })}
            {unit.quotation && <Fact name={texts.quotation}>{unit.quotation}</Fact>}
          </Facts>
          <DialogActions>
            <Button variant="outlined" onClick={() => setShowsDocuments(true)}>
              {texts.documents}
            </Button>
            <Button href={labelsAddress([unit.id])} target="_blank" variant="outlined">
              {texts.labels}
            </Button>
            <Button
              href={publicAddress(window.location, `/unit/${unit.code}`)}
              target="_blank"
              rel="noreferrer"
              variant="outlined"
            >
              {texts.openPage}
            </Button>
            <Button component={Link} to={units.paths.edit(unit.id)} variant="contained">
              {recordTexts.actions.edit}
            </Button>
          </DialogActions>
          {showsDocuments && (
            <DocumentsDialog
              owner={{ unit_id: unit.id }}
              name={units.nameOf(unit)}
              onClose={() => setShowsDocuments(false)}
            />
          )}
        </>
      )}
    </DialogFrame>
  );
}
