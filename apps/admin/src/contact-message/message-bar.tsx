import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeftIcon, RightIcon } from '../theme/icons';
import { messageTexts } from './contact-message.texts';
import { INBOX, messageAddress, type MessageAddress, type MessageRows } from './message-address';

interface Props {
  id: number;
  address: MessageAddress;
  list: MessageRows;
}

/** Back to the list, and on to the neighbours on the same page of it. */
export function MessageBar({ id, address, list }: Props) {
  const at = list.rows.findIndex((message) => message.id === id);
  const before = (address.query.page - 1) * address.query.pageSize;
  return (
    <div className="reader__bar">
      <Button
        component={Link}
        to={INBOX + address.search}
        variant="outlined"
        startIcon={<LeftIcon />}
      >
        {messageTexts.back}
      </Button>
      {at >= 0 && (
        <>
          <span className="reader__position num">
            {messageTexts.position(before + at + 1, list.total)}
          </span>
          <Step name={messageTexts.newer} to={list.rows[at - 1]?.id} address={address}>
            <LeftIcon />
          </Step>
          <Step name={messageTexts.older} to={list.rows[at + 1]?.id} address={address}>
            <RightIcon />
          </Step>
        </>
      )}
    </div>
  );
}

function Step(props: {
  name: string;
  to: number | undefined;
  address: MessageAddress;
  children: ReactNode;
}) {
  if (props.to === undefined) {
    return (
      <IconButton aria-label={props.name} disabled>
        {props.children}
      </IconButton>
    );
  }
  return (
    <IconButton
      component={Link}
      to={messageAddress(props.to, props.address)}
      aria-label={props.name}
    >
      {props.children}
    </IconButton>
  );
}
