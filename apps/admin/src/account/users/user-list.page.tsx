import { ROLES, UserQuery, type Role, type User } from '@shishir/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../ui/page/page-title';
import { ChoiceField } from '../../ui/list/choice-field';
import { useListAddress } from '../../ui/list/list-address';
import { ListFrame } from '../../ui/list/list-frame';
import { roleName } from '../../ui/staff/role';
import { SecondFactorRemoval, UserRemoval } from './user-dialogs';
import { UserCard, userColumns } from './user-columns';
import { useUserList } from './users.queries';
import { usersTexts } from './users.texts';

type RoleChoice = Role | 'all';
const roleChoices: { value: RoleChoice; label: string }[] = [
  { value: 'all', label: usersTexts.allRoles },
  ...ROLES.map((role) => ({ value: role, label: roleName(role) })),
];

export default function UserListPage() {
  const address = useListAddress(UserQuery);
  const list = useUserList(address.query);
  const [toDelete, setToDelete] = useState<User | null>(null);
  const [toTurnOff, setToTurnOff] = useState<User | null>(null);
  const actions = useMemo(() => ({ onDelete: setToDelete, onTurnOff: setToTurnOff }), []);
  const columns = useMemo(() => userColumns(actions), [actions]);
  // The row or the button that had the focus is gone then; the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  return (
    <>
      <PageTitle text={usersTexts.listTitle} />
      <div className="page-header">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {usersTexts.listTitle}
          </h1>
          <p className="num">{list.total > 0 && usersTexts.count(list.total)}</p>
        </div>
      </div>
      <ListFrame
        name="users"
        label={usersTexts.listTitle}
        address={address}
        list={list}
        columns={columns}
        search={usersTexts.search}
        empty={usersTexts.empty}
        card={(user) => <UserCard user={user} {...actions} />}
        filters={
          <ChoiceField<RoleChoice>
            label={usersTexts.role}
            value={address.query.role ?? 'all'}
            choices={roleChoices}
            onChoose={(role) => address.change({ role: role === 'all' ? null : role })}
          />
        }
      />
      {toTurnOff && (
        <SecondFactorRemoval
          user={toTurnOff}
          onDone={(turnedOff) => {
            setToTurnOff(null);
            if (turnedOff) setRemovals((count) => count + 1);
          }}
        />
      )}
      {toDelete && (
        <UserRemoval
          user={toDelete}
          onDone={(removed) => {
            setToDelete(null);
            if (removed) setRemovals((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
