#!/bin/bash
# Runs once when the database is created: adds the account for replication. docker-compose.yml, profile `scale`.
[ -n "$MYSQL_REPLICATION_PASSWORD" ] || exit 0
mysql --protocol=socket --user=root --password="$MYSQL_ROOT_PASSWORD" <<SQL
CREATE USER IF NOT EXISTS 'replication'@'%' IDENTIFIED BY '$MYSQL_REPLICATION_PASSWORD';
GRANT REPLICATION SLAVE ON *.* TO 'replication'@'%';
SQL
