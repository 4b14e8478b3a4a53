const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The users whose name and email hold every word of the text; accents and capitals aside. */
export function searchUsers<User extends { name: string; email: string }>(
  users: readonly User[],
  text: string,
): User[] {
  const words = plain(text).split(/\s+/);
  return users.filter(({ name, email }) => {
    const searched = plain(`${name} ${email}`);
    return words.every((word) => searched.includes(word));
  });
}
