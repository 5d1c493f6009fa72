export const usersTexts = {
  listTitle: 'User List',
  count: (total: number) => (total === 1 ? '1 account' : `${total} accounts`),
  columns: { sl: 'Sl', name: 'Name', number: 'Number', email: 'Email', role: 'Role' },
  joined: 'Joined',
  search: { label: 'Search users', hint: 'Name, email, number' },
  role: 'Role',
  allRoles: 'All roles',
  empty: { all: 'There are no accounts yet.', narrowed: 'No account fits this search.' },
  profileTitle: 'Profile',
  since: 'Account since',
} as const;
