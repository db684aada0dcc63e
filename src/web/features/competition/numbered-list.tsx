import styles from './numbered-list.module.css';

/** Sentences with large numbers; as tiles side by side where there is room. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ol>
  );
}
