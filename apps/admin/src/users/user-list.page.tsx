import { ROLES, UserQuery, type Role } from '@shishir/contract';
import { PageTitle } from '../layout/page-title';
import { ChoiceField } from '../list/choice-field';
import { useListAddress } from '../list/list-address';
import { ListFrame } from '../list/list-frame';
import { roleName } from './role-name';
import { UserCard } from './user-card';
import { userColumns } from './user-columns';
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
  return (
    <>
      <PageTitle text={usersTexts.listTitle} />
      <div className="page-head">
        <div>
          <h1>{usersTexts.listTitle}</h1>
          <p className="num">{list.total > 0 && usersTexts.count(list.total)}</p>
        </div>
      </div>
      <ListFrame
        name="users"
        label={usersTexts.listTitle}
        address={address}
        list={list}
        columns={userColumns}
        search={usersTexts.search}
        empty={usersTexts.empty}
        card={(user) => <UserCard user={user} />}
        filters={
          <ChoiceField<RoleChoice>
            label={usersTexts.role}
            value={address.query.role ?? 'all'}
            choices={roleChoices}
            onChoose={(role) => address.change({ role: role === 'all' ? null : role })}
          />
        }
      />
    </>
  );
}
