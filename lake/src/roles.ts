/** The permissions. The first five are those of the hosted lake; `manage` is for datasets and tokens. */
export type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage';

type RoleDescription = { title: string; description: string; permissions: readonly Permission[] };

const DESCRIPTIONS = {
  administrator: {
    title: 'Administrator',
    description: 'Reads and writes all of the content, and manages datasets and tokens',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
  editor: {
    title: 'Editor',
    description: 'Reads and writes all of the content',
    permissions: ['read', 'create', 'update', 'history'],
  },
  viewer: {
    title: 'Viewer',
    description: 'Reads all of the content, drafts and history included',
    permissions: ['read', 'history'],
  },
} as const satisfies Record<string, RoleDescription>;

export type Role = keyof typeof DESCRIPTIONS;

export const ROLES: Readonly<Record<Role, RoleDescription>> = DESCRIPTIONS;

export const ROLE_NAMES = Object.keys(DESCRIPTIONS).filter(isRole);

export function isRole(name: unknown): name is Role {
  return typeof name === 'string' && Object.hasOwn(DESCRIPTIONS, name);
}

/** A role in the format of the Studio. */
export function describeRole(role: Role): { name: Role; title: string; description: string } {
  const { title, description } = ROLES[role];
  return { name: role, title, description };
}
