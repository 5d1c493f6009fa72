import Button from '@mui/material/Button';
import { type ContactMessage, ENQUIRIES_AT_ONCE } from '@shishir/contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { withoutPages } from '../../../platform/ui/list/list-address';
import { ListFrame } from '../../../platform/ui/list/list-frame';
import { useRowSelection } from '../../../platform/ui/list/row-selection';
import { publicAddress } from '../../../platform/ui/page/public-address';
import type { ListViews } from '../../../platform/ui/saved-views/view-row';
import { OwnerMenu, StateMenu } from '../choice-menu';
import { contactMessageTexts as texts } from '../contact-message.texts';
import {
  fullName,
  inboxAddress,
  type InboxAddress,
  ContactMessageCard,
  type ContactMessageRows,
} from '../contact-message-card';
import { ContactMessageRemoval } from '../contact-message-removal';
import { StageMenu } from '../pipeline/stage-menu';
import { type ContactMessageChange, useBulkChange, type Which } from '../use-bulk-change';
import { contactMessageColumns } from './contact-message-columns';
import { LinkedFilters, OwnerFilter, StateFilter } from './contact-message-filters';

interface Props {
  address: InboxAddress;
  list: ContactMessageRows;
  views: ListViews;
  onRemoved: () => void;
}

/** The specified table, in which several contact messages can be changed together. */
export function ContactMessageTable({ address, list, views, onRemoved }: Props) {
  const navigate = useNavigate();
  const selection = useRowSelection(
    list.rows,
    list.total > ENQUIRIES_AT_ONCE
      ? undefined
      : { total: list.total, key: JSON.stringify(address.query) },
  );
  const change = useBulkChange();
  const [toDelete, setToDelete] = useState<ToDelete | null>(null);
  const [toChange, setToChange] = useState<ContactMessageChange | null>(null);
  const { search } = address;
  const columns = useMemo(
    () =>
      contactMessageColumns(
        (contactMessage) => inboxAddress(contactMessage.id, { search }),
        (contactMessage) => setToDelete({ contactMessages: [contactMessage] }),
      ),
    [search],
  );
  const inSpam = address.query.status === 'spam';
  const which: Which =
    selection.matching === null
      ? { ids: selection.rows.map(({ id }) => id) }
      : { filter: withoutPages(address.query), expected: selection.matching };
  const changeAll = async (fields: ContactMessageChange) => {
    setToChange(null);
    if (await change(which, fields)) selection.clear();
  };
  /** Asks first if rows on other pages are changed too. */
  const choose = (fields: ContactMessageChange) =>
    selection.matching === null ? void changeAll(fields) : setToChange(fields);
  return (
    <>
      <ListFrame
        name="contact-message"
        label={texts.title}
        address={address}
        list={list}
        columns={columns}
        views={views}
        search={inSpam ? texts.searchSpam : texts.search}
        filters={
          !inSpam && (
            <>
              <StateFilter address={address} />
              <OwnerFilter address={address} />
            </>
          )
        }
        filterChips={<LinkedFilters address={address} />}
        selection={{
          of: selection,
          nameOf: fullName,
          actions: (
            <>
              <StateMenu onChoose={(status) => choose({ status })} />
              <OwnerMenu onChoose={(owner) => choose({ owner_id: owner?.id ?? null })} />
              <StageMenu onChoose={choose} />
              <Button
                color="error"
                onClick={() =>
                  setToDelete({
                    contactMessages: selection.rows,
                    ...(selection.matching !== null && { whole: which }),
                  })
                }
              >
                {texts.deleteChosen}
              </Button>
            </>
          ),
        }}
        empty={{
          all: inSpam ? texts.noSpam.text : texts.empty.text,
          narrowed: `${texts.noMatch.title}.`,
          clear: texts.noMatch.clear,
          action: !inSpam && (
            <Button variant="outlined" href={publicAddress(window.location, '/contact-us')}>
              {texts.empty.action}
            </Button>
          ),
        }}
        onOpen={(contactMessage) => void navigate(inboxAddress(contactMessage.id, address))}
        card={(contactMessage) => (
          <ContactMessageCard
            contactMessage={contactMessage}
            to={inboxAddress(contactMessage.id, address)}
          />
        )}
      />
      {toChange && selection.matching !== null && (
        <ConfirmDialog
          question={texts.changeAll(selection.matching)}
          confirm={texts.change}
          destructive={false}
          onConfirm={() => void changeAll(toChange)}
          onCancel={() => setToChange(null)}
        >
          {texts.changeAllText}
        </ConfirmDialog>
      )}
      {toDelete && (
        <ContactMessageRemoval
          {...toDelete}
          onRemoved={() => {
            setToDelete(null);
            selection.clear();
            onRemoved();
          }}
          onCancel={() => setToDelete(null)}
        />
      )}
    </>
  );
}

interface ToDelete {
  contactMessages: ContactMessage[];
  /** All that match the filter; `contactMessages` are those on screen. */
  whole?: Which;
}
