#!/bin/bash
# Copies the database, then the uploaded files, once a day into the volume of backups, and keeps the copies of BACKUP_DAYS days. In
# this order every file that the copied database names is among the copied files (docs/backup.md). Uploads under way are left out, and tar
# ends with 1 if a file of a deleted document went meanwhile: the copy is whole all the same.
set -euo pipefail

while true; do
  name=$(date --utc +%F-%H%M)
  copy="/backups/$name"
  mkdir --parents "$copy.part"
  if pg_dump --format=custom --file="$copy.part/hearthline.dump" &&
    { tar --create --file="$copy.part/files.tar" --directory=/files --exclude=./drafts . || [ $? -eq 1 ]; }; then
    mv "$copy.part" "$copy"
    echo "backed up as $name"
  else
    echo "the backup $name failed" >&2
    rm --recursive --force "$copy.part"
  fi
  find /backups -mindepth 1 -maxdepth 1 -mtime +"${BACKUP_DAYS:-14}" -exec rm --recursive --force {} +
  sleep 86400
done
